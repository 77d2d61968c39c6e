/** Puts the texts of the language reference back, which the build took out of the ludemes (`scripts/lean.mjs`). */
import { texts } from 'virtual:ludeme-texts';
import { registry } from '@ludii/engine/internal';

const MARK = '\u0001';

const whole = (text: string): string => (text.startsWith(MARK) ? (texts[Number(text.slice(1))] ?? '') : text);

for (const form of registry.ludemes as readonly { doc: string; example: string | undefined }[]) {
  form.doc = whole(form.doc);
  if (form.example !== undefined) form.example = whole(form.example);
}
