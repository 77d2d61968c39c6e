/**
 * The written arguments of a call laid against the places of a form at the least cost, as two texts are compared: an
 * argument may be put right, left out, lack, have its neighbour's place, or belong with its neighbours in braces.
 */
import { type Arg, type CallNode, print } from '@ludii/grammar';
import { suggestions } from '@ludii/grammar/internal';
import type { Form, Problem } from './problem.js';
import { fine, price, type Repair, type Repairs } from './repair.js';
import { type Slot, slotsOf } from './slot.js';

const plus = (a: Repairs, b: Repairs): Repairs =>
  a.cost === 0 ? b : b.cost === 0 ? a : { cost: a.cost + b.cost, problems: [...a.problems, ...b.problems] };

const single = (cost: number, problem: Problem): Repairs => ({ cost, problems: [problem] });

/** At most this many arguments are looked at for a bracket in the wrong place. */
const mostMoved = 2;

/** The cheapest way to make the arguments of a call fit a form. */
export function align<Env>(repair: Repair<Env>, call: CallNode, form: Form): Repairs {
  return new Alignment(repair, call, form).from(0, 0);
}

class Alignment<Env> {
  private readonly slots: readonly Slot[];
  private readonly args: readonly Arg[];
  private readonly memo = new Map<number, Repairs>();
  private readonly depth: number;

  constructor(
    private readonly repair: Repair<Env>,
    private readonly call: CallNode,
    private readonly form: Form,
  ) {
    this.slots = slotsOf(form);
    this.args = call.args;
    this.depth = call.origin.length;
  }

  /** The cheapest way for the arguments from `written` on and the places from `place` on. */
  from(written: number, place: number): Repairs {
    const key = written * (this.slots.length + 1) + place;
    const ready = this.memo.get(key);
    if (ready) return ready;
    const found = this.search(written, place);
    this.memo.set(key, found);
    return found;
  }

  private search(written: number, place: number): Repairs {
    const { args, slots } = this;
    if (written === args.length && place === slots.length) return fine;
    let best: Repairs | undefined;
    const consider = (found: Repairs | undefined): void => {
      if (found && (!best || found.cost < best.cost - 1e-9)) best = found;
    };
    if (written < args.length && place < slots.length) {
      consider(plus(this.match(args[written]!, slots[place]!), this.from(written + 1, place + 1)));
      if (best?.cost === 0) return best;
      consider(this.swapped(written, place));
      consider(this.braced(written, place));
      consider(this.closedEarly(written, place));
      consider(this.closedLate(written, place));
    }
    if (written < args.length) consider(plus(this.surplus(written, place), this.from(written + 1, place)));
    if (place < slots.length) {
      const slot = slots[place]!;
      const missing: Problem = {
        what: 'missing',
        call: this.call,
        form: this.form,
        slot,
        before: written,
        words: this.form.typeWords,
      };
      consider(plus(slot.optional ? fine : single(price.missing, missing), this.from(written, place + 1)));
    }
    return best ?? fine;
  }

  private match(arg: Arg, slot: Slot): Repairs {
    let best: Repairs | undefined;
    for (const [name, argument] of slot.members) {
      const label = argument.named ? name : undefined;
      const naming = this.naming(arg, label);
      if (!naming) continue;
      const found = plus(naming, this.repair.find(arg.value, argument.kind, this.form, this.depth));
      if (!best || found.cost < best.cost) best = found;
      if (best.cost === 0) break;
    }
    return best ?? { cost: Number.POSITIVE_INFINITY, problems: [] };
  }

  /** What it costs to give an argument the name that a place asks for; undefined if it has another one by right. */
  private naming(arg: Arg, label: string | undefined): Repairs | undefined {
    if (arg.name === label) return fine;
    const { form } = this;
    if (arg.name === undefined) return single(price.unnamed, { what: 'unnamed', arg, name: label!, form });
    const isKnown = form.args.some(([name, { named }]) => named && name === arg.name);
    if (label === undefined) return isKnown ? undefined : single(price.unnamed, { what: 'notNamed', arg, form });
    if (isKnown) return undefined;
    const [near] = suggestions(arg.name, [label]);
    const cost = near ? price.slip + price.letter * near[1] : price.surplus;
    const { call } = this;
    return single(cost, { what: 'name', call, arg, near: label, form, isNear: near !== undefined });
  }

  /** This argument and the next have each other's places, perhaps with free places between. */
  private swapped(written: number, place: number): Repairs | undefined {
    const { args, slots, call, form } = this;
    const [first, second] = [args[written], args[written + 1]];
    if (!first || !second) return undefined;
    const ahead = this.match(second, slots[place]!);
    if (ahead.cost > price.slip) return undefined;
    let best: Repairs | undefined;
    for (let other = place + 1; other < slots.length; other++) {
      const behind = this.match(first, slots[other]!);
      if (behind.cost <= price.slip) {
        const here = plus(single(price.swapped, { what: 'swapped', call, index: written, form }), plus(ahead, behind));
        const found = plus(here, this.from(written + 2, other + 1));
        if (!best || found.cost < best.cost) best = found;
      }
      if (!slots[other]!.optional) break;
    }
    return best;
  }

  /** This argument and some after it are the items of one list. */
  private braced(written: number, place: number): Repairs | undefined {
    const { args, slots, call } = this;
    let best: Repairs | undefined;
    for (const [name, argument] of slots[place]!.members) {
      const { element } = argument.kind;
      if (!element || args[written]!.name !== (argument.named ? name : undefined)) continue;
      let items: Repairs = single(price.braces, { what: 'braces', call, from: written, to: written + 1 });
      for (let to = written; to < args.length; to++) {
        const arg = args[to]!;
        if (to > written && arg.name !== undefined) break;
        const inner = this.repair.find(arg.value, element, this.form, this.depth);
        if (inner.cost >= price.surplus) break;
        items = plus(items, inner);
        if (to === written) continue;
        const [first, ...rest] = items.problems;
        const problems = [{ ...first, to: to + 1 } as Problem, ...rest];
        const found = plus({ cost: items.cost, problems }, this.from(to + 1, place + 1));
        if (!best || found.cost < best.cost) best = found;
      }
    }
    return best;
  }

  /** The bracket of this argument closes before something that belongs into it. */
  private closedEarly(written: number, place: number): Repairs | undefined {
    const { args } = this;
    const { value, name } = args[written]!;
    if (value.kind !== 'call' || this.fitsSlot(value, name, place)) return undefined;
    for (let moved = 1; moved <= mostMoved && written + moved < args.length; moved++) {
      const whole = value.withArgs([...value.args, ...args.slice(written + 1, written + 1 + moved)]);
      if (!this.fitsSlot(whole, name, place)) continue;
      const problem: Problem = { what: 'early', call: value, outer: this.call, last: written + moved };
      return plus(single(price.bracket, problem), this.from(written + moved + 1, place + 1));
    }
    return undefined;
  }

  /** The bracket of this argument closes behind something that belongs after it. */
  private closedLate(written: number, place: number): Repairs | undefined {
    const { value, name } = this.args[written]!;
    if (value.kind !== 'call' || this.fitsSlot(value, name, place)) return undefined;
    for (let moved = 1; moved <= mostMoved && moved <= value.args.length; moved++) {
      const kept = value.args.length - moved;
      if (!this.fitsSlot(value.withArgs(value.args.slice(0, kept)), name, place)) continue;
      const after = [...value.args.slice(kept), ...this.args.slice(written + 1)];
      const whole = this.call.withArgs([...this.args.slice(0, written), ...after]);
      if (new Alignment(this.repair, whole, this.form).from(written, place + 1).cost > 0) continue;
      return single(price.bracket, { what: 'late', call: value, index: kept });
    }
    return undefined;
  }

  private fitsSlot(value: CallNode, name: string | undefined, place: number): boolean {
    return this.slots[place]!.members.some(
      ([label, { named, kind }]) => (named ? label : undefined) === name && this.repair.binds(value, kind),
    );
  }

  private surplus(written: number, place: number): Repairs {
    const { args, slots, call, form } = this;
    const { value, name } = args[written]!;
    const open: Slot[] = [];
    for (let at = place; at < slots.length; at++) {
      open.push(slots[at]!);
      if (!slots[at]!.optional) break;
    }
    if (value.kind === 'call' && this.repair.registry.forms(value.keyword).length === 0) {
      const near = suggestions(value.keyword, this.repair.registry.keywords).map(([each]) => each);
      const kinds = open.flatMap(({ members }) => members.map(([, { kind }]) => kind));
      return single(price.unknown, { what: 'keyword', call: value, near, isKnown: false, kinds });
    }
    const previous = args[written - 1];
    const isTwice = previous && previous.name === name && print(previous.value) === print(value);
    // of two that exclude each other the second is too many
    const early = 0.001 * (args.length - written);
    return single((isTwice ? price.twice : price.surplus) + early, {
      what: 'surplus',
      call,
      form,
      index: written,
      open,
    });
  }
}
