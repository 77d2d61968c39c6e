/** Pointer events: a press that stays is a click, one that moves drags a piece. */
import type { SiteKey } from '@ludii/render';
import type { Drawing } from './drawing.js';
import type { Point } from './pointing.js';

/** What the pointer does. Points are in the coordinates of the picture as it is shown. */
export interface PointerEvents {
  /** The site whose piece would be dragged from a point. */
  canDrag(point: Point, under: SiteKey | undefined): SiteKey | undefined;
  clicked(point: Point, under: SiteKey | undefined): void;
  lifted(site: SiteKey): void;
  dropped(site: SiteKey, point: Point, under: SiteKey | undefined): void;
  hovered(point: Point | undefined, under: SiteKey | undefined): void;
  cancelled(): void;
}

interface Press {
  readonly pointer: number;
  readonly start: Point;
  readonly under: SiteKey | undefined;
  readonly site: SiteKey | undefined;
  readonly touch: boolean;
  /** From the screen to the picture, read when the pointer went down: the page may have scrolled since the last time. */
  readonly matrix: DOMMatrix;
  dragging: boolean;
}

/** A finger hides what is under it: the piece is carried above. */
const touchLift = 80;

/** Listens to the pointer on a drawing. */
export class Dragging {
  readonly #drawing: Drawing;
  readonly #events: PointerEvents;
  #press: Press | undefined;

  constructor(drawing: Drawing, events: PointerEvents) {
    this.#drawing = drawing;
    this.#events = events;
    const { root } = drawing;
    root.addEventListener('pointerdown', (event) => this.#down(event));
    // A finger on a piece that can move drags it, anywhere else it scrolls. Browsers do not look at `touch-action` of parts of
    // a picture; the pointer has gone down before the touch starts.
    root.addEventListener(
      'touchstart',
      (event) => {
        if (this.#press?.site !== undefined && event.cancelable) event.preventDefault();
      },
      { passive: false },
    );
    root.addEventListener('pointermove', (event) => this.#move(event));
    root.addEventListener('pointerup', (event) => this.#up(event));
    root.addEventListener('pointercancel', () => this.stop());
    root.addEventListener('pointerleave', () => events.hovered(undefined, undefined));
    root.addEventListener('contextmenu', (event) => {
      if (!this.#press?.dragging) return;
      event.preventDefault();
      events.cancelled();
    });
  }

  /** Lets go of what is dragged. */
  stop(): void {
    if (!this.#press) return;
    const { pointer } = this.#press;
    this.#press = undefined;
    this.#drawing.putDown();
    this.#drawing.root.classList.remove('dragging');
    if (this.#drawing.root.hasPointerCapture(pointer)) this.#drawing.root.releasePointerCapture(pointer);
  }

  #matrix(): DOMMatrix | undefined {
    return this.#drawing.root.getScreenCTM()?.inverse();
  }

  #down(event: PointerEvent): void {
    if (event.button !== 0 || !event.isPrimary) return;
    const matrix = this.#matrix();
    if (!matrix) return;
    const under = siteOf(event.target);
    const point = pointOf(event, matrix);
    this.#press = {
      pointer: event.pointerId,
      start: { x: event.clientX, y: event.clientY },
      under,
      site: this.#events.canDrag(point, under),
      touch: event.pointerType === 'touch',
      matrix,
      dragging: false,
    };
  }

  #move(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) {
      const matrix = event.pointerType === 'touch' ? undefined : this.#matrix();
      if (matrix) this.#events.hovered(pointOf(event, matrix), siteOf(event.target));
      return;
    }
    if (!press.dragging) {
      const far = Math.hypot(event.clientX - press.start.x, event.clientY - press.start.y);
      if (press.site === undefined || far < (press.touch ? 8 : 4)) return;
      // Selecting redraws the marks: the piece is lifted after that.
      this.#events.lifted(press.site);
      if (!this.#drawing.lift(press.site)) return;
      press.dragging = true;
      this.#drawing.root.setPointerCapture(event.pointerId);
      this.#drawing.root.classList.add('dragging');
    }
    const { x, y } = pointOf(event, press.matrix);
    this.#drawing.dragTo({ x, y: press.touch ? y - touchLift : y });
  }

  #up(event: PointerEvent): void {
    const press = this.#press;
    if (!press || press.pointer !== event.pointerId) return;
    const point = pointOf(event, press.matrix);
    this.stop();
    if (press.dragging && press.site !== undefined) {
      // The piece is above the finger, and so is the place that is meant.
      const meant = press.touch ? { x: point.x, y: point.y - touchLift } : point;
      this.#events.dropped(press.site, meant, press.touch ? undefined : this.#under(event));
    } else this.#events.clicked(point, press.under);
  }

  /** The site under a pointer that was captured. */
  #under(event: PointerEvent): SiteKey | undefined {
    const root = this.#drawing.root.getRootNode() as ShadowRoot | Document;
    return siteOf(root.elementFromPoint(event.clientX, event.clientY));
  }
}

function siteOf(target: EventTarget | null): SiteKey | undefined {
  return (target as Element | null)?.getAttribute?.('data-site') ?? undefined;
}

function pointOf({ clientX, clientY }: PointerEvent, matrix: DOMMatrix): Point {
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
  return { x, y };
}
