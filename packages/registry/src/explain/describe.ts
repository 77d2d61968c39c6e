/** Problems as messages for the author of a description: what is wrong, the nearest accepted form, and a fix. */
import type { Diagnostic, Fix, Node } from '@ludii/grammar';
import { located } from '@ludii/grammar/internal';
import type { Problem } from '../problem.js';
import type { Registry } from '../registry.js';
import { signature } from '../signature.js';
import { keyword, missing, name, surplus } from './arguments.js';
import { around, changes, start, unwrapped } from './fixes.js';
import { type Place, seenFrom } from './places.js';
import { braces, closedEarly, closedLate, notation, swapped } from './structure.js';
import type { Telling } from './telling.js';
import { brief, didYouMean, headOf, orList, quoted, said, wanted } from './wording.js';

/** The diagnostics of all problems, each once, in the order in which they are found in the tree. */
export function describe<Env>(registry: Registry<Env>, root: Node, problems: readonly Problem[]): Diagnostic[] {
  const seen = new Set<string>();
  const found = problems.flatMap((problem) => {
    const diagnostic = asDiagnostic(tell(registry, problem));
    const { file, start, end } = diagnostic.span;
    const key = `${diagnostic.message} ${file} ${start} ${end}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [diagnostic];
  });
  if (found.length > 0) return found;
  return [asDiagnostic({ at: root, code: 'wrong-kind', message: `${said(root)} does not fit here.` })];
}

function asDiagnostic({ at, code, message, forms = [], fixes = [], call }: Telling): Diagnostic {
  const { span, origin, related } = located(at);
  const short = call && at.origin.find(({ short }) => short !== undefined);
  if (short?.short && code === 'missing-argument') return tooFew(at, short.name, short.short, message);
  const shown = [...new Set(forms.map((form) => signature(form)))];
  const example = forms.find((form) => form.example !== undefined)?.example;
  const lines = [
    ...(shown.length > 0 ? [shown.length === 1 ? 'Accepted form:' : 'Accepted forms:'] : []),
    ...shown.map((form) => `  ${form}`),
    ...(example === undefined ? [] : [`Example:\n  ${example}`]),
  ];
  return {
    code,
    severity: 'error',
    message,
    span,
    origin,
    related,
    fixes: fixes.filter(({ edits }) => edits.length > 0 && edits.every((edit) => edit.span.file === span.file)),
    ...(lines.length > 0 ? { hint: lines.join('\n') } : {}),
  };
}

/** A gap in the body of a define is the fault of a call with too few arguments. */
function tooFew(
  at: Place,
  name: string,
  { needs, given }: { readonly needs: number; readonly given: number },
  why: string,
): Diagnostic {
  const place = at.origin.findIndex((origin) => origin.name === name && origin.short !== undefined);
  const outer = at.origin.slice(place + 1);
  const { span, origin } = located({ span: at.span, origin: outer });
  const body = at.origin[place]!.span;
  return {
    code: 'define-arguments',
    severity: 'error',
    message: `"${name}" needs ${needs} ${needs === 1 ? 'argument' : 'arguments'}, here ${given}.`,
    span,
    origin,
    related: [{ message: `Without it, ${why.charAt(0).toLowerCase()}${why.slice(1)}`, span: body }],
    fixes: [],
  };
}

function tell<Env>(registry: Registry<Env>, problem: Problem): Telling {
  switch (problem.what) {
    case 'missing':
      return missing(registry, problem);
    case 'surplus':
      return surplus(problem);
    case 'word': {
      const { node, near } = problem;
      return {
        at: node,
        code: 'unknown-word',
        message: `${said(node)} is not known here.${didYouMean(near)}`,
        fixes: changes(node, near),
      };
    }
    case 'keyword':
      return keyword(registry, problem);
    case 'name':
      return name(problem);
    case 'define': {
      const { node, near } = problem;
      const texts = near.map((each) => `"${each}"`);
      return {
        at: node,
        code: 'unknown-define',
        message: `There is no define called "${node.value}".${didYouMean(texts)}`,
        fixes: changes(node, texts),
      };
    }
    case 'kind': {
      const { node, kind, form, words } = problem;
      const what = words ? `one of the words ${orList(words.slice(0, 12).map(quoted))}` : wanted(registry, kind);
      const message = `${said(node)} does not fit here: expected ${what}.`;
      const fixes = words ? changes(node, words) : [];
      const at = seenFrom(node, problem.depth);
      return { at, code: 'wrong-kind', message, forms: form && !words ? [form] : [], fixes };
    }
    case 'quotes':
    case 'noQuotes':
    case 'brackets':
      return notation(problem.what, problem.node, problem.as);
    case 'unnamed': {
      const { arg, name, form } = problem;
      const { file, start } = arg.written;
      const fix: Fix = {
        title: `Write \`${name}:\` before it`,
        edits: [{ span: { file, start, end: start }, text: `${name}:` }],
      };
      const message = `${said(arg.value)} needs a name here: write \`${name}:${brief(arg.value)}\`.`;
      return { at: arg, code: 'unnamed-argument', message, forms: [form], fixes: [fix] };
    }
    case 'notNamed': {
      const { arg, form } = problem;
      const text = `${arg.name}:`;
      const fix = { title: `Remove \`${text}\``, edits: [{ span: start(arg, text.length), text: '' }] };
      const message = `\`${text}\` is not a name of an argument of \`${headOf(form)}\`.`;
      return { at: arg, code: 'unknown-name-of-argument', message, forms: [form], fixes: [fix] };
    }
    case 'swapped':
      return swapped(problem);
    case 'early':
      return closedEarly(problem);
    case 'late':
      return closedLate(problem);
    case 'braces':
      return braces(problem);
    case 'brace': {
      const { node } = problem;
      const message = `A list is expected here: put ${brief(node)} in braces, \`{ ${brief(node)} }\`.`;
      return { at: node, code: 'list-expected', message, fixes: [around(node, '{ ', ' }', 'Put braces around it')] };
    }
    case 'noBraces': {
      const { node, kind } = problem;
      const inner = node.items[0]!;
      const message = `A list does not fit here: expected ${wanted(registry, kind)}. Leave the braces out.`;
      return { at: node, code: 'wrong-kind', message, fixes: [unwrapped(node, inner, 'Remove the braces')] };
    }
    case 'wrap': {
      const { node, keyword } = problem;
      const message = `${said(node)} can not stand here by itself: write \`(${keyword} ${brief(node)})\`.`;
      const fixes = [around(node, `(${keyword} `, ')', `Put it in \`(${keyword} …)\``)];
      return { at: node, code: 'wrong-kind', message, fixes };
    }
    case 'unwrap': {
      const { node, inner } = problem;
      const message = `\`(${node.keyword} …)\` does not fit here, but ${brief(inner.value)} in it does: leave out what is around it.`;
      return {
        at: node,
        code: 'wrong-kind',
        message,
        fixes: [unwrapped(node, inner, `Remove \`(${node.keyword} …)\``)],
      };
    }
    case 'together': {
      const { call, form } = problem;
      const message = `The arguments of \`${headOf(form)}\` do not go together.`;
      return { at: call, code: 'wrong-arguments', message, forms: [form] };
    }
    default:
      return problem satisfies never;
  }
}
