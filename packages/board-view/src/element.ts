/** `<ludii-board>`: an interactive board. It knows no rules: positions and legal moves come as plain data. */
import type { BoardScene, MoveView, PositionView, SiteKey } from '@ludii/render';
import { type Chooser, openChooser } from './chooser.js';
import { click, drop, originsOf, playableSites, type Step } from './choosing.js';
import { html } from './dom.js';
import { Dragging } from './dragging.js';
import { type ArrowMark, Drawing } from './drawing.js';
import { arrows as arrowKeys, neighbourByKey, type Point, siteAt } from './pointing.js';
import { styleText } from './styles.js';
import { allSiteWords, buttonMoves, positionWords, selectionWords } from './words.js';

/** A move that was chosen on the board. */
export interface MoveEventDetail {
  readonly index: number;
  readonly move: MoveView;
}
/** A site that was clicked, before anything is made of it. */
export interface SiteEventDetail {
  readonly site: SiteKey;
}

/** Outside of a browser there are no elements: the module can still be loaded. */
const ElementClass: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement);

/**
 * An interactive board.
 *
 * Set {@link scene} once per game and {@link view} after every move; listen to `ludii-move`. Attributes: `disabled` (nothing
 * can be played), `flipped` (seen from the other side), `show-placements` (dots where pieces may be placed),
 * `no-coordinates`, `no-actions` (no buttons for passes and swaps), `no-animation`.
 */
export class LudiiBoard extends ElementClass {
  static readonly observedAttributes = ['disabled', 'flipped', 'show-placements', 'no-coordinates', 'no-actions'];

  readonly #drawing = new Drawing();
  readonly #frame = html('div', { class: 'frame', part: 'frame' });
  readonly #actions = html('div', { class: 'actions', part: 'actions' });
  readonly #live = html('div', { class: 'live', role: 'status', 'aria-live': 'polite' });
  #scene: BoardScene | undefined;
  #view: PositionView | undefined;
  #selected: SiteKey | undefined;
  #hovered: SiteKey | undefined;
  #focused: SiteKey | undefined;
  #lit: readonly SiteKey[] = [];
  #arrows: readonly ArrowMark[] = [];
  #heat: Readonly<Record<SiteKey, number>> = {};
  #chooser: Chooser | undefined;
  readonly #dragging: Dragging;
  /** The move that was made by dragging needs no animation. */
  #dragged = false;

  constructor() {
    super();
    const shadow = this.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styleText);
    shadow.adoptedStyleSheets = [sheet];
    this.#frame.append(this.#drawing.root);
    shadow.append(this.#frame, this.#actions, this.#live);
    this.#dragging = new Dragging(this.#drawing, {
      canDrag: (point, under) => this.#originAt(point, under),
      clicked: (point, under) => this.#clickAt(point, under),
      lifted: (site) => this.#select(site, false),
      dropped: (site, point, under) => this.#drop(site, point, under),
      hovered: (point, under) => this.#hover(point === undefined ? undefined : this.#siteAt(point, under)),
      cancelled: () => this.cancel(),
    });
    this.#drawing.root.addEventListener('keydown', (event) => this.#key(event));
    this.#drawing.root.addEventListener('focusin', (event) => this.#focusIn(event));
  }

  /** What is fixed for the game. */
  get scene(): BoardScene | undefined {
    return this.#scene;
  }
  set scene(scene: BoardScene | undefined) {
    this.#scene = scene;
    this.#view = undefined;
    this.#selected = undefined;
    this.#focused = undefined;
    this.#closeChooser();
    if (!scene) return;
    this.#drawing.setScene(scene, `Board of ${scene.game}`);
    for (const [name, colour] of Object.entries(scene.colours)) this.style.setProperty(`--${name}`, colour);
  }

  /** The position. */
  get view(): PositionView | undefined {
    return this.#view;
  }
  set view(view: PositionView | undefined) {
    const before = this.#view;
    this.#view = view;
    this.#selected = undefined;
    this.#closeChooser();
    this.#dragging.stop();
    if (!view || !this.#scene) return;
    this.#show();
    const forward = before !== undefined && view.length === before.length + 1;
    if (forward && !this.#dragged) this.#animateLast(view);
    this.#dragged = false;
    if (before !== undefined) this.announce(positionWords(view));
  }

  /** Sites to light up, for example those of a region. */
  set lit(sites: readonly SiteKey[]) {
    this.#lit = sites;
    this.#mark();
  }
  get lit(): readonly SiteKey[] {
    return this.#lit;
  }
  /** Arrows to show, for example candidate moves. */
  set arrows(arrows: readonly ArrowMark[]) {
    this.#arrows = arrows;
    this.#mark();
  }
  get arrows(): readonly ArrowMark[] {
    return this.#arrows;
  }

  /** How hot sites are, from 0 to 1: for example how often they are visited. */
  set heat(heat: Readonly<Record<SiteKey, number>>) {
    this.#heat = heat;
    this.#mark();
  }
  get heat(): Readonly<Record<SiteKey, number>> {
    return this.#heat;
  }

  /** The selected site. */
  get selected(): SiteKey | undefined {
    return this.#selected;
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(value: boolean) {
    this.toggleAttribute('disabled', value);
  }
  get flipped(): boolean {
    return this.hasAttribute('flipped');
  }
  set flipped(value: boolean) {
    this.toggleAttribute('flipped', value);
  }

  attributeChangedCallback(name: string): void {
    if (name === 'disabled') this.cancel();
    if (this.#view && this.#scene) this.#show();
  }

  /** Says something to people who use a screen reader. */
  announce(text: string): void {
    this.#live.textContent = text;
  }

  /** Puts a selected piece down. */
  cancel(): void {
    this.#closeChooser();
    this.#dragging.stop();
    if (this.#selected === undefined) return;
    this.#selected = undefined;
    this.#mark();
    this.announce('Cancelled.');
  }

  /** Focuses the site that had the focus last, or the first one. */
  override focus(options?: FocusOptions): void {
    const key = this.#focused ?? this.#drawing.sites[0]?.key;
    if (key !== undefined) (this.#drawing.shape(key) as SVGElement | undefined)?.focus(options);
  }

  #show(): void {
    const { flipped } = this;
    this.#drawing.setView(this.#view!, flipped, !this.hasAttribute('no-coordinates'));
    this.#mark();
    this.#showActions();
  }

  #mark(): void {
    if (!this.#view || !this.#scene) return;
    this.#drawing.setMarks(this.#view, {
      selected: this.#selected,
      hovered: this.#hovered,
      lit: this.#lit,
      arrows: this.#arrows,
      heat: this.#heat,
      showPlacements: this.hasAttribute('show-placements'),
      interactive: !this.disabled,
    });
    for (const [key, words] of allSiteWords(this.#scene, this.#view, this.#selected)) {
      const shape = this.#drawing.shape(key);
      if (shape && shape.getAttribute('aria-label') !== words) shape.setAttribute('aria-label', words);
    }
    this.#rove();
  }

  /** One tab stop for the whole board. */
  #rove(): void {
    const sites = this.#drawing.sites;
    const shown = this.#view?.shown && new Set(this.#view.shown);
    const stop = this.#focused ?? sites.find(({ key }) => !shown || shown.has(key))?.key;
    for (const { key } of sites) this.#drawing.shape(key)?.setAttribute('tabindex', key === stop ? '0' : '-1');
  }

  #showActions(): void {
    const moves = this.disabled || this.hasAttribute('no-actions') ? [] : buttonMoves(this.#view?.moves ?? []);
    this.#actions.replaceChildren(
      ...moves.map((move) => {
        const button = html('button', { type: 'button' }, move.label);
        button.addEventListener('click', () => this.#play(move));
        return button;
      }),
    );
  }

  #animateLast({ last }: PositionView): void {
    if (this.hasAttribute('no-animation') || this.#scene?.still) return;
    if (last?.from === undefined || last.to === undefined) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.#drawing.animate(last.from, last.to, 150);
  }

  // ---- choosing ------------------------------------------------------------------------------------------------------

  get #moves(): readonly MoveView[] {
    return this.disabled ? [] : (this.#view?.moves ?? []);
  }

  #siteAt(
    point: Point,
    under: SiteKey | undefined,
    playable = playableSites(this.#moves, this.#selected),
  ): SiteKey | undefined {
    if (!this.#view) return undefined;
    // The picture may be flipped: sites are compared where they are, not where they are shown.
    return siteAt(this.#drawing.shown(point), {
      sites: this.#drawing.sites,
      pieces: this.#view.pieces,
      playable,
      under,
    });
  }

  #originAt(point: Point, under: SiteKey | undefined): SiteKey | undefined {
    const site = this.#siteAt(point, under);
    return site !== undefined && originsOf(this.#moves).has(site) ? site : undefined;
  }

  #clickAt(point: Point, under: SiteKey | undefined): void {
    const site = this.#siteAt(point, under);
    if (site === undefined) this.cancel();
    else this.#click(site);
  }

  #click(site: SiteKey): void {
    this.#focused = site;
    const asked = new CustomEvent<SiteEventDetail>('ludii-site', {
      detail: { site },
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    if (!this.dispatchEvent(asked) || this.disabled) return;
    this.#do(click(this.#moves, this.#selected, site));
  }

  #drop(from: SiteKey, point: Point, under: SiteKey | undefined): void {
    const targets = new Set(
      this.#moves.flatMap((move) => (move.from === from && move.to !== undefined ? [move.to] : [])),
    );
    const site = this.#siteAt(point, under, targets);
    const step = drop(this.#moves, from, site);
    this.#dragged = step.do === 'play';
    this.#do(step);
  }

  #do(step: Step): void {
    switch (step.do) {
      case 'play':
        this.#play(step.move);
        return;
      case 'choose':
        this.#choose(step.moves, step.at);
        return;
      case 'select':
        this.#select(step.site, true);
        return;
      case 'cancel':
        this.cancel();
        return;
      case 'nothing':
        return;
    }
  }

  #play(move: MoveView): void {
    this.#closeChooser();
    this.#selected = undefined;
    this.#mark();
    const detail: MoveEventDetail = { index: move.index, move };
    this.dispatchEvent(new CustomEvent('ludii-move', { detail, bubbles: true, composed: true }));
  }

  #select(site: SiteKey, speak: boolean): void {
    this.#closeChooser();
    this.#selected = site;
    this.#mark();
    const place = this.#drawing.site(site);
    if (speak && place && this.#view) this.announce(selectionWords(place, this.#view));
    this.dispatchEvent(
      new CustomEvent<SiteEventDetail>('ludii-select', { detail: { site }, bubbles: true, composed: true }),
    );
  }

  #choose(moves: readonly MoveView[], at: SiteKey): void {
    this.#closeChooser();
    const box = this.#drawing.shape(at)?.getBoundingClientRect();
    const frame = this.#frame.getBoundingClientRect();
    const place = box
      ? { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top }
      : { x: 0, y: 0 };
    this.announce(`${moves.length} moves fit. Choose one.`);
    this.#chooser = openChooser(this.#frame, moves, place, {
      chosen: (move) => {
        this.#play(move);
        this.focus();
      },
      closed: () => {
        this.cancel();
        this.focus();
      },
    });
  }

  #closeChooser(): void {
    this.#chooser?.close();
    this.#chooser = undefined;
  }

  #hover(site: SiteKey | undefined): void {
    if (site === this.#hovered) return;
    this.#hovered = site;
    this.#mark();
  }

  // ---- keys ----------------------------------------------------------------------------------------------------------

  #focusIn({ target }: Event): void {
    const key = (target as Element | null)?.getAttribute('data-site');
    if (key === null || key === undefined || key === this.#focused) return;
    this.#focused = key;
    this.#rove();
  }

  #key(event: KeyboardEvent): void {
    const site = this.#focused === undefined ? undefined : this.#drawing.site(this.#focused);
    if (event.altKey || event.metaKey) return;
    const direction = arrowKeys[event.key];
    if (direction && site) this.#go(site.key, direction, event.ctrlKey || event.shiftKey);
    else if ((event.key === 'Enter' || event.key === ' ') && site) this.#click(site.key);
    else if (event.key === 'Escape') this.cancel();
    else if ((event.key === 'f' || event.key === 'F') && !event.ctrlKey) {
      this.flipped = !this.flipped;
      this.announce(this.flipped ? 'The board is turned round.' : 'The board is turned back.');
    } else if (event.key === 'Home' || event.key === 'End')
      this.#focusSite(this.#drawing.sites.at(event.key === 'Home' ? 0 : -1)?.key);
    else return;
    event.preventDefault();
  }

  /** To the neighbour in the direction of a key, or with Ctrl or Shift to the next site that can be played. */
  #go(from: SiteKey, direction: Point, playableOnly: boolean): void {
    const site = this.#drawing.site(from);
    if (!site) return;
    const shown = this.#view?.shown ? new Set(this.#view.shown) : undefined;
    const only = playableOnly ? playableSites(this.#moves, this.#selected) : shown;
    const turned = this.flipped ? { x: -direction.x, y: -direction.y } : direction;
    this.#focusSite(neighbourByKey(this.#drawing.sites, site, turned, only)?.key);
  }

  #focusSite(key: SiteKey | undefined): void {
    if (key === undefined) return;
    this.#focused = key;
    this.#rove();
    this.#drawing.shape(key)?.focus();
  }
}

/** Makes `<ludii-board>` known to the page. Safe to call more than once, and where there is no page. */
export function defineBoard(name = 'ludii-board'): void {
  if (globalThis.customElements && !customElements.get(name)) customElements.define(name, LudiiBoard);
}
