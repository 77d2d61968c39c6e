/**
 * Long texts become functions of their own. The machine's compiler takes long for a function of many thousand bytes, and
 * begins anew whenever a part of it runs for the first time; of many small ones it makes those that are used.
 */
import type { Emission } from './emission.js';
import type { Sink } from './sinks.js';

/** Texts that are shorter stay where they are. */
const Long = 600;

/** Names that a text uses of those around it: of variables with a number, and those that every function has. */
const used = /\b(?:[a-zA-Z]\d+|LF|LT)\b/g;
const declared = /(?:\b(?:const|let) |,)([a-zA-Z]\d+)=(?!=)/g;
/** Writing to a variable that is not declared in the text. */
const written = /\b([a-z]\d+)(?:[-+*/%&|^]?=(?!=)|\+\+|--)/g;

const names = (text: string, pattern: RegExp, group: number): Set<string> =>
  new Set(Array.from(text.matchAll(pattern), (found) => found[group]!));

/** The text that goes through some moves for a sink, or the call of a function that does. */
export function outlined(g: Emission, sink: Sink, text: string): string {
  if (!sink.ends || text.length < Long) return text;
  const own = names(text, declared, 1);
  if ([...names(text, written, 1)].some((name) => !own.has(name))) return text;
  const needed = [...names(text, used, 0)].filter((name) => !own.has(name) && !/^K\d/.test(name));
  const counts = sink.ends === 'counting';
  const given = [g.given, ...needed, ...(counts ? [sink.count!] : [])].join();
  const made = g.function(`outlined ${given} ${text}`, counts ? 'note' : 'has', (name) => {
    return `function ${name}(${given}){${g.opening}${text}return ${counts ? sink.count : 'false'}}`;
  });
  const after = text.includes('W=c.state.words') ? 'W=c.state.words;' : '';
  return counts ? `${sink.count}=${made}(${given});${after}` : `if(${made}(${given}))return true;${after}`;
}
