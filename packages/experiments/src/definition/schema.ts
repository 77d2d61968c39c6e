/** Checks a YAML document against the JSON Schema of experiments: the keywords that the schema uses, with places. */
import { createRequire } from 'node:module';
import { suggest } from '@ludii/engine/internal';
import { isMap, isScalar, isSeq, type Node } from 'yaml';

/** The part of JSON Schema that is understood. */
export interface Schema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'number';
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly title?: string;
  readonly description?: string;
}

/** The schema that is shipped with the package, for editors too. */
export const experimentSchema = createRequire(import.meta.url)('../../schema.json') as Schema;

/** Tells what is wrong at a node. */
export type Tell = (node: Node | null, code: string, message: string, hint?: string) => void;

const shapes = {
  object: 'a mapping',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
};

/** Whether a node has the form that a schema asks for, without looking inside. */
function hasType(node: Node | null, type: Schema['type']): boolean {
  switch (type) {
    case undefined:
      return true;
    case 'object':
      return isMap(node);
    case 'array':
      return isSeq(node);
    case 'string':
      return isScalar(node) && typeof node.value === 'string';
    case 'integer':
      return isScalar(node) && Number.isSafeInteger(node.value);
    case 'number':
      return isScalar(node) && typeof node.value === 'number' && Number.isFinite(node.value);
    default:
      return type satisfies never;
  }
}

/** Checks a node; `what` names it in messages. */
export function checkNode(node: Node | null, schema: Schema, what: string, tell: Tell): void {
  if (schema.anyOf) {
    const fitting = schema.anyOf.find(({ type }) => hasType(node, type));
    if (fitting) checkNode(node, fitting, what, tell);
    else {
      const forms = schema.anyOf.flatMap(({ type }) => (type ? [shapes[type]] : []));
      tell(node, 'wrong-form', `${what} must be ${forms.join(' or ')}.`);
    }
    return;
  }
  if (schema.enum) {
    checkWord(node, schema.enum, what, tell);
    return;
  }
  if (!hasType(node, schema.type)) {
    tell(node, 'wrong-form', `${what} must be ${shapes[schema.type!]}.`, schema.description);
    return;
  }
  if (isMap(node)) checkMapping(node, schema, what, tell);
  else if (isSeq(node)) {
    if (node.items.length < (schema.minItems ?? 0)) tell(node, 'empty-list', `${what} must not be empty.`);
    node.items.forEach((item, i) => {
      if (schema.items) checkNode(item as Node | null, schema.items, `${what}[${i + 1}]`, tell);
    });
  } else if (isScalar(node)) checkScalar(node, node.value, schema, what, tell);
}

function checkWord(node: Node | null, words: readonly string[], what: string, tell: Tell): void {
  const value = isScalar(node) ? String(node.value) : '';
  if (words.includes(value)) return;
  const near = suggest(value, words);
  tell(
    node,
    'unknown-word',
    `${what} cannot be "${value}".`,
    near ? `Did you mean "${near}"?` : `It can be ${words.join(', ')}.`,
  );
}

function checkMapping(node: Node, schema: Schema, what: string, tell: Tell): void {
  if (!isMap(node)) return;
  const known = schema.properties ?? {};
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '';
    const inner = known[name];
    if (inner) checkNode(value as Node | null, inner, `"${name}"`, tell);
    else if (schema.additionalProperties === false) {
      const near = suggest(name, Object.keys(known));
      const hint = near ? `Did you mean "${near}"?` : `There are ${Object.keys(known).join(', ')}.`;
      tell(key as Node, 'unknown-key', `There is no "${name}" in ${schema.title ?? what}.`, hint);
    }
  }
  for (const name of schema.required ?? []) {
    if (!node.has(name)) tell(node, 'missing-key', `"${name}" is missing.`, known[name]?.description);
  }
}

function checkScalar(node: Node, value: unknown, schema: Schema, what: string, tell: Tell): void {
  if (typeof value === 'number') {
    const { minimum, maximum, exclusiveMinimum } = schema;
    const range = (bound: string): void =>
      tell(node, 'out-of-range', `${what} cannot be ${value}: it must be ${bound}.`);
    if (minimum !== undefined && value < minimum) range(`at least ${minimum}`);
    if (maximum !== undefined && value > maximum) range(`at most ${maximum}`);
    if (exclusiveMinimum !== undefined && value <= exclusiveMinimum) range(`above ${exclusiveMinimum}`);
  } else if (typeof value === 'string') {
    if (value.length < (schema.minLength ?? 0)) tell(node, 'empty-text', `${what} must not be empty.`);
    if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)) {
      tell(
        node,
        'wrong-form',
        `"${value}" does not say an option.`,
        'Write it as "Heading/Item", see "ludii options".',
      );
    }
  }
}
