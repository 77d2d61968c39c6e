/** The layers of the picture: board, marks below, pieces, marks above, sites to point at. */
import type { BoardScene, PieceView, PlacedNode, PositionView, SceneSite, SiteKey } from '@ludii/render';
import { originsOf, playableSites, targetsOf } from './choosing.js';
import { buildNode, svg } from './dom.js';
import type { Point } from './pointing.js';

/** An arrow that a page shows on the board, such as a candidate move of an agent; a ring if it ends where it starts. */
export interface ArrowMark {
  readonly from: SiteKey;
  readonly to: SiteKey;
  /** From 0 to 1: how thick it is. */
  readonly weight?: number;
  readonly colour?: string;
}

/** What is shown besides the position. */
export interface Marks {
  readonly selected: SiteKey | undefined;
  readonly hovered: SiteKey | undefined;
  /** Sites to light up. */
  readonly lit: readonly SiteKey[];
  readonly arrows: readonly ArrowMark[];
  /** How hot sites are, from 0 to 1. */
  readonly heat: Readonly<Record<SiteKey, number>>;
  /** Show where pieces may be placed before anything is selected. */
  readonly showPlacements: boolean;
  readonly interactive: boolean;
}

const R = 50;

/** The picture of a board. */
export class Drawing {
  readonly root = svg('svg', { part: 'board', tabindex: -1 }) as SVGSVGElement;
  readonly #board = svg('g', { class: 'board', 'aria-hidden': 'true' });
  readonly #under = svg('g', { class: 'under', 'aria-hidden': 'true' });
  readonly #pieces = svg('g', { class: 'pieces', 'aria-hidden': 'true' });
  readonly #above = svg('g', { class: 'above', 'aria-hidden': 'true' });
  readonly #marks = svg('g', { class: 'marks', 'aria-hidden': 'true' });
  readonly #sites = svg('g', { class: 'sites' });
  readonly #drag = svg('g', { class: 'drag', 'aria-hidden': 'true' });
  readonly #shapes = new Map<SiteKey, SVGElement>();
  #scene: BoardScene | undefined;
  #places = new Map<SiteKey, SceneSite>();
  #flipped = false;
  #centre: Point = { x: 0, y: 0 };
  #lifted: SVGElement[] = [];

  constructor() {
    this.root.append(this.#board, this.#under, this.#pieces, this.#above, this.#marks, this.#sites, this.#drag);
  }

  /** Where a point of the picture is shown. The part of it that is upright does not turn with the board. */
  shown({ x, y, upright }: Point & Pick<PlacedNode, 'upright'>): Point {
    if (!this.#flipped) return { x, y };
    const { x: right = 0, y: down = 0 } = upright ?? {};
    return { x: 2 * (this.#centre.x + right) - x, y: 2 * (this.#centre.y + down) - y };
  }

  /** A site, at its present place. */
  site(key: SiteKey): SceneSite | undefined {
    return this.#places.get(key);
  }
  get sites(): readonly SceneSite[] {
    return [...this.#places.values()];
  }
  shape(key: SiteKey): SVGElement | undefined {
    return this.#shapes.get(key);
  }

  /** Shows a game. */
  setScene(scene: BoardScene, name: string): void {
    this.#scene = scene;
    this.#places = new Map(scene.sites.map((site) => [site.key, site]));
    this.#board.replaceChildren();
    this.#shapes.clear();
    this.#sites.replaceChildren(...this.#siteGroups(scene, name));
  }

  /** Rows of cells for boards that have them, a group of buttons for others; hands after the board. */
  #siteGroups({ sites }: BoardScene, name: string): SVGElement[] {
    const rows = new Map<number, SceneSite[]>();
    const others: SceneSite[] = [];
    for (const site of sites) {
      if (site.row === undefined) others.push(site);
      else rows.set(site.row, [...(rows.get(site.row) ?? []), site]);
    }
    const groups: SVGElement[] = [];
    if (rows.size > 0) {
      const grid = svg('g', { role: 'grid', 'aria-label': name });
      for (const [, row] of [...rows].sort(([a], [b]) => a - b)) {
        const line = svg('g', { role: 'row' });
        row.sort((a, b) => (a.column ?? 0) - (b.column ?? 0));
        line.append(...row.map((site) => this.#shapeOf(site, 'gridcell')));
        grid.append(line);
      }
      groups.push(grid);
    }
    if (others.length > 0) {
      const label = rows.size > 0 ? `${name}: beside the board` : name;
      const group = svg('g', { role: 'group', 'aria-label': label });
      group.append(...others.map((site) => this.#shapeOf(site, 'button')));
      groups.push(group);
    }
    return groups;
  }

  #shapeOf(site: SceneSite, role: string): SVGElement {
    const shape = svg('path', {
      class: 'site',
      d: site.outline,
      role,
      tabindex: -1,
      'data-site': site.key,
      'aria-label': site.label,
    });
    this.#shapes.set(site.key, shape);
    return shape;
  }

  /** Shows a position. */
  setView(view: PositionView, flipped: boolean, coordinates: boolean): void {
    const scene = this.#scene;
    if (!scene) return;
    this.#flipped = flipped;
    this.#centre = { x: view.box.x + view.box.width / 2, y: view.box.y + view.box.height / 2 };
    const box = (flipped ? view.turned : undefined) ?? view.box;
    const left = coordinates && scene.coordinates.length > 0 ? scene.margin : 0;
    this.root.setAttribute('viewBox', `${box.x - left} ${box.y} ${box.width + left} ${box.height + left}`);
    for (const site of view.moved ?? []) {
      this.#places.set(site.key, site);
      this.#shapes.get(site.key)?.setAttribute('d', site.outline);
    }
    const turn = flipped ? `rotate(180 ${this.#centre.x} ${this.#centre.y})` : '';
    const board = buildNode(view.board ?? scene.board);
    this.#board.replaceChildren(...(board ? [board] : []));
    for (const layer of [this.#board, this.#under, this.#sites]) {
      if (turn === '') layer.removeAttribute('transform');
      else layer.setAttribute('transform', turn);
    }
    if (coordinates) this.#board.append(...scene.coordinates.map((each) => this.#placed(each, flipped)));
    this.#pieces.replaceChildren(...this.#inPaintOrder(view.pieces).map((piece) => this.#pieceNode(piece)));
    this.#above.replaceChildren(...view.above.map((each) => this.#placed(each, false)));
    const visible = view.shown && new Set(view.shown);
    for (const [key, shape] of this.#shapes)
      shape.toggleAttribute('hidden', visible !== undefined && !visible.has(key));
    for (const [key, shape] of this.#shapes)
      shape.style.display = visible !== undefined && !visible.has(key) ? 'none' : '';
  }

  /** A node at a place; inside a layer that is turned it is turned back, so that it stays upright. */
  #placed({ x, y, upright, node }: PlacedNode, inTurned: boolean): SVGElement {
    const at = inTurned ? { x, y } : this.shown({ x, y, ...(upright ? { upright } : {}) });
    const group = svg('g', { transform: `translate(${at.x} ${at.y})${inTurned ? ' rotate(180)' : ''}` });
    const made = buildNode(node);
    if (made) group.append(made);
    return group;
  }

  /** Near stacks hide what is behind them: which are near changes when the board is turned. */
  #inPaintOrder(pieces: readonly PieceView[]): readonly PieceView[] {
    if (!this.#flipped || !pieces.some(({ upright }) => upright)) return pieces;
    const foot = ({ y, upright }: PieceView): number => y - (upright?.y ?? 0);
    return [...pieces].sort((a, b) => foot(b) - foot(a));
  }

  #pieceNode(piece: PieceView): SVGElement {
    const { key, site, node, turns } = piece;
    const at = this.shown(piece);
    const group = svg('g', {
      transform: `translate(${at.x} ${at.y})${turns && this.#flipped ? ' rotate(180)' : ''}`,
      'data-piece': key,
      'data-site': site,
    });
    const inner = svg('g');
    const made = buildNode(node);
    if (made) inner.append(made);
    group.append(inner);
    return group;
  }

  /** The top piece of a site. */
  pieceAt(site: SiteKey): SVGElement | undefined {
    const found = [...this.#pieces.children].filter((each) => each.getAttribute('data-site') === site);
    return found.at(-1) as SVGElement | undefined;
  }

  /** Shows marks. */
  setMarks(view: PositionView, marks: Marks): void {
    this.#under.replaceChildren(...this.#marksBelow(view, marks));
    this.#marks.replaceChildren(...this.#marksAbove(view, marks));
    const playable = marks.interactive ? playableSites(view.moves, marks.selected) : new Set<SiteKey>();
    const origins = marks.interactive ? originsOf(view.moves) : new Set<SiteKey>();
    for (const [key, shape] of this.#shapes) {
      shape.setAttribute('class', `site${playable.has(key) ? ' playable' : ''}${origins.has(key) ? ' origin' : ''}`);
      if (marks.selected === key) shape.setAttribute('aria-selected', 'true');
      else shape.removeAttribute('aria-selected');
    }
  }

  #marksBelow(view: PositionView, { selected, lit, heat }: Marks): SVGElement[] {
    const outline = (key: SiteKey | undefined, name: string): SVGElement[] => {
      const site = key === undefined ? undefined : this.site(key);
      return site ? [svg('path', { d: site.outline, class: name })] : [];
    };
    const warm = Object.entries(heat).flatMap(([key, value]) => {
      const shapes = outline(key, 'heat');
      for (const shape of shapes) shape.setAttribute('fill-opacity', String(0.85 * Math.max(0, Math.min(1, value))));
      return shapes;
    });
    return [
      ...warm,
      ...outline(view.last?.from, 'last'),
      ...outline(view.last?.to, 'last'),
      ...outline(selected, 'selected'),
      ...lit.flatMap((key) => outline(key, 'lit')),
      ...view.checked.flatMap((key) => outline(key, 'check')),
    ];
  }

  #marksAbove(view: PositionView, { selected, hovered, arrows, showPlacements, interactive }: Marks): SVGElement[] {
    const found: SVGElement[] = [];
    const circle = (key: SiteKey, name: string, r: number): void => {
      const site = this.site(key);
      if (!site) return;
      const { x, y } = this.shown(site);
      found.push(svg('circle', { cx: x, cy: y, r, class: name }));
    };
    for (const key of view.win) circle(key, 'win', R * 0.92);
    if (interactive) {
      const targets =
        selected !== undefined
          ? targetsOf(view.moves, selected)
          : showPlacements
            ? targetsOf(view.moves, undefined)
            : [];
      for (const key of targets) {
        if (view.contents[key] === undefined) circle(key, 'target', R * 0.24);
        else circle(key, 'take', R * 0.86);
      }
      if (hovered !== undefined && playableSites(view.moves, selected).has(hovered)) circle(hovered, 'hover', R * 0.6);
    }
    for (const mark of arrows) found.push(...this.#arrow(mark));
    return found;
  }

  #arrow({ from, to, weight = 0.5, colour = 'var(--accent)' }: ArrowMark): SVGElement[] {
    const [a, b] = [this.site(from), this.site(to)];
    if (!a || !b) return [];
    const [p, q] = [this.shown(a), this.shown(b)];
    const width = 4 + 12 * Math.max(0, Math.min(1, weight));
    if (from === to) {
      const ring = svg('circle', {
        cx: p.x,
        cy: p.y,
        r: R * 0.55,
        class: 'arrow',
        fill: 'none',
        'stroke-width': width,
      });
      ring.style.stroke = colour;
      return [ring];
    }
    const length = Math.hypot(q.x - p.x, q.y - p.y) || 1;
    const [ux, uy] = [(q.x - p.x) / length, (q.y - p.y) / length];
    const neck = { x: q.x - ux * width * 2.4, y: q.y - uy * width * 2.4 };
    const group = svg('g', { class: 'arrow' });
    const shaft = svg('line', {
      x1: p.x,
      y1: p.y,
      x2: neck.x,
      y2: neck.y,
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
    shaft.style.stroke = colour;
    const head = svg('polygon', {
      points: `${q.x},${q.y} ${neck.x - uy * width * 1.4},${neck.y + ux * width * 1.4} ${neck.x + uy * width * 1.4},${neck.y - ux * width * 1.4}`,
    });
    head.style.fill = colour;
    group.append(shaft, head);
    return [group];
  }

  /** Takes the top piece of a site up, to be dragged. */
  lift(site: SiteKey): boolean {
    const piece = this.pieceAt(site);
    if (!piece) return false;
    this.#drag.replaceChildren(...[...piece.children].map((child) => child.cloneNode(true)));
    piece.classList.add('lifted');
    this.#lifted = [piece];
    return true;
  }
  /** Moves the dragged piece. */
  dragTo({ x, y }: Point): void {
    this.#drag.setAttribute('transform', `translate(${x} ${y})`);
  }
  /** Puts the dragged piece down. */
  putDown(): void {
    this.#drag.replaceChildren();
    for (const piece of this.#lifted) piece.classList.remove('lifted');
    this.#lifted = [];
  }

  /** Slides the piece of the last move from where it came. */
  animate(from: SiteKey, to: SiteKey, milliseconds: number): void {
    const [a, b] = [this.site(from), this.site(to)];
    const inner = this.pieceAt(to)?.firstElementChild;
    if (!a || !b || !inner || typeof inner.animate !== 'function') return;
    const [p, q] = [this.shown(a), this.shown(b)];
    const start = `translate(${p.x - q.x}px, ${p.y - q.y}px)`;
    inner.animate([{ transform: start }, { transform: 'translate(0px, 0px)' }], {
      duration: milliseconds,
      easing: 'ease-out',
    });
  }
}
