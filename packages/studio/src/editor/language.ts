/** Colours of a description in the editor: brackets, ludemes, words, names, numbers, options. */
import { StreamLanguage, type StreamParser } from '@codemirror/language';

interface Place {
  /** The next token is the keyword of a call. */
  opened: boolean;
  inString: boolean;
}

/** Reads the text token by token; what it means is asked of the language service. */
const tokens: StreamParser<Place> = {
  name: 'lud',
  startState: () => ({ opened: false, inString: false }),
  token(stream, place) {
    if (place.inString) {
      stream.eatWhile((letter) => letter !== '"');
      if (stream.eat('"')) place.inString = false;
      return 'string';
    }
    if (stream.eatSpace()) return null;
    if (stream.match('//')) {
      stream.skipToEnd();
      return 'comment';
    }
    const letter = stream.next();
    const opened = place.opened;
    place.opened = letter === '(';
    if (letter === '"') {
      place.inString = true;
      return opened ? 'macroName' : 'string';
    }
    if (letter === '(' || letter === ')' || letter === '{' || letter === '}') return 'bracket';
    if (letter === '<') {
      stream.eatWhile(/[^>\s]/);
      stream.eat('>');
      return 'meta';
    }
    if (letter === '#') {
      stream.eatWhile(/\d/);
      return 'meta';
    }
    stream.eatWhile(/[^\s(){}"<>:]/);
    const word = stream.current();
    if (opened) return 'keyword';
    if (stream.eat(':')) return 'propertyName';
    if (/^-?\d/.test(word)) return 'number';
    return /^[A-Z]/.test(word) ? 'atom' : 'variableName';
  },
  languageData: { commentTokens: { line: '//' }, closeBrackets: { brackets: ['(', '{', '"'] } },
};

/** The language of game descriptions for CodeMirror. */
export const lud = StreamLanguage.define(tokens);
