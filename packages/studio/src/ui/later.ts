/** Parts of the page that are loaded when they are first shown. */
import { html, type TemplateResult } from 'lit';
import type { StudioApp } from './app.js';

type Pane = (app: StudioApp) => TemplateResult;

/** A part that is empty until it is there. */
export function later(load: () => Promise<Pane>): Pane {
  let pane: Pane | undefined;
  let asked = false;
  return (app) => {
    if (pane) return pane(app);
    if (!asked) {
      asked = true;
      void load().then((loaded) => {
        pane = loaded;
        app.requestUpdate();
      });
    }
    return html``;
  };
}
