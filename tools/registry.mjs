/**
 * A small package registry on loopback, for rehearsals: takes what `npm publish` sends, and serves it to `npm install`. It
 * keeps everything in memory, asks nobody else, and refuses what a real registry refuses: a version that is there already,
 * a tarball that is not the one announced, a package whose dependencies in the same scope were not published before it.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const json = (response, status, body) => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

async function bodyOf(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const integrityOf = (data) => `sha512-${createHash('sha512').update(data).digest('base64')}`;

/** Starts a registry; `published` lists what was published, in order. */
export async function startRegistry() {
  const packages = new Map();
  const tarballs = new Map();
  const published = [];

  /** What is wrong with a publication, or nothing. */
  function refusal(name, version, manifest, data) {
    if (packages.get(name)?.versions[version]) return `${name}@${version} is published already`;
    if (manifest.private) return `${name} is private`;
    if (manifest.dist?.integrity !== integrityOf(data)) return `the tarball of ${name}@${version} is damaged`;
    const scope = `${name.split('/')[0]}/`;
    const missing = Object.entries(manifest.dependencies ?? {}).filter(
      ([other, wanted]) => other.startsWith(scope) && !packages.get(other)?.versions[wanted],
    );
    return missing.length > 0
      ? `${name}@${version} needs ${missing.map((each) => each.join('@')).join(', ')}, not published yet`
      : undefined;
  }

  function publish(body, origin) {
    const { name, versions, 'dist-tags': tags, _attachments: attachments, access } = JSON.parse(body);
    const [[version, manifest]] = Object.entries(versions);
    const [attachment] = Object.values(attachments);
    const data = Buffer.from(attachment.data, 'base64');
    const problem = refusal(name, version, manifest, data);
    if (problem) return problem;
    const path = `/${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
    tarballs.set(path, data);
    const known = packages.get(name) ?? { name, versions: {}, 'dist-tags': {} };
    known.versions[version] = { ...manifest, dist: { ...manifest.dist, tarball: `${origin}${path}` } };
    Object.assign(known['dist-tags'], tags);
    packages.set(name, known);
    published.push({ name, version, access, size: data.length });
    return undefined;
  }

  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const name = path.slice(1);
    if (request.method === 'PUT') {
      const problem = publish(await bodyOf(request), `http://${request.headers.host}`);
      if (problem) json(response, 403, { error: problem });
      else json(response, 201, { ok: true });
    } else if (tarballs.has(path)) {
      response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(tarballs.get(path));
    } else if (packages.has(name)) {
      json(response, 200, packages.get(name));
    } else {
      json(response, 404, { error: 'not found' });
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  return {
    published,
    url: `http://127.0.0.1:${port}/`,
    /** Environment with which npm looks for a scope here, and for everything else where it always does. */
    env: (scope) => ({
      [`npm_config_${scope}:registry`]: `http://127.0.0.1:${port}/`,
      [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'rehearsal',
    }),
    stop: () => new Promise((done) => server.close(done).closeAllConnections()),
  };
}
