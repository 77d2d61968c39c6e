/**
 * The studio as a site, and a server for it.
 *
 * @packageDocumentation
 */

export { policy, type ServeOptions, serveStudio, siteDirectory } from './server/serve.js';
export { fromLink, type Shared, toLink } from './share/link.js';
export { starter } from './share/starter.js';
