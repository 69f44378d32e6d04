// node scripts/build-former-services.ts CHECKOUT: creates a small data directory with the services of a checkout with
// installed packages. The directory becomes the fixture of the upgrade test.
import { execFileSync, spawn } from 'node:child_process';
import { hash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const FIXTURE = fileURLToPath(new URL('../apps/services/tests/fixtures/former-data.json.br', import.meta.url));
const SCOPES = ['drive', 'calendar', 'script.projects'].map((name) => `https://www.googleapis.com/auth/${name}`);
const YEAR_2100_MS = 4_102_444_800_000;
// Files that only the running process needs.
const EXCLUDED_FILES = /-lock\.db|-wal$|-shm$|services\.pid$|reserved-space$/;
const SERIES = {
  summary: 'Standing',
  start: { dateTime: '2031-03-10T09:00:00Z', timeZone: 'UTC' },
  end: { dateTime: '2031-03-10T10:00:00Z', timeZone: 'UTC' },
  recurrence: ['RRULE:FREQ=WEEKLY;COUNT=3'],
};

const [wanted] = process.argv.slice(2);
if (wanted === undefined) {
  process.stderr.write('Usage: node scripts/build-former-services.ts CHECKOUT\n');
  process.exit(64);
}
const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: wanted, encoding: 'utf8' }).trim();
const directory = mkdtempSync(join(tmpdir(), 'rotunda-former-'));
try {
  const child = spawn(process.execPath, [resolve(wanted, 'apps/services/src/main.js')], {
    env: { ...process.env, DATA_DIR: directory, DEMO: '0', SERVICES_PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (/^Services listen at/m.test(output)) break;
  }
  const token = addUser();
  await work(/^Services listen at (\S+)$/m.exec(output)?.[1] ?? '', token);
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
  const files = Object.fromEntries(listFiles().map((path) => [path, readFileSync(join(directory, path), 'base64')]));
  writeFileSync(FIXTURE, brotliCompressSync(JSON.stringify({ commit, token, files })));
} finally {
  rmSync(directory, { recursive: true });
}

/** Adds Ana's account. Returns a token for it. */
function addUser(): string {
  const token = `rt.${randomBytes(32).toString('base64url')}`;
  using db = new DatabaseSync(join(directory, 'services.db'));
  db.exec(`INSERT INTO accounts (id, email, display_name, permission_id, domain, created_at)
    VALUES ('ana', 'ana@example.com', 'Ana', '1', 'example.com', 0)`);
  db.prepare(
    'INSERT INTO access_tokens (token_hash, account_id, client_id, scopes, expires_at) VALUES (?, ?, ?, ?, ?)',
  ).run(hash('sha256', token), 'ana', 'test', SCOPES.join(' '), YEAR_2100_MS);
  return token;
}

/** Creates a file with content, a comment and an approval, a series of events, and a script. */
async function work(origin: string, token: string): Promise<void> {
  const call = async (path: string, body: string | object, method = 'POST') => {
    const isText = typeof body === 'string';
    const headers = { authorization: `Bearer ${token}`, 'content-type': isText ? 'text/plain' : 'application/json' };
    const response = await fetch(origin + path, { method, headers, body: isText ? body : JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    const result: Record<string, unknown> = Object(await response.json());
    return result;
  };
  const { id } = await call('/upload/drive/v3/files?uploadType=media', 'Written by a former version');
  await call(`/drive/v3/files/${id}`, { name: 'Former.txt' }, 'PATCH');
  await call(`/drive/v3/files/${id}/comments?fields=id`, { content: 'Noted.' });
  await call(`/drive/v3/files/${id}/approvals:start`, { reviewerEmails: ['ana@example.com'] });
  await call('/calendar/v3/calendars/primary/events', SERIES);
  const { scriptId } = await call('/v1/projects', { title: 'Former project' });
  const source = 'function answer() { return 42; }';
  const manifest = { name: 'appsscript', type: 'JSON', source: '{"timeZone":"Etc/UTC"}' };
  const files = [manifest, { name: 'Code', type: 'SERVER_JS', source }];
  await call(`/v1/projects/${scriptId}/content`, { files }, 'PUT');
}

function listFiles(): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return paths.map((path) => path.slice(directory.length + 1)).filter((path) => !EXCLUDED_FILES.test(path));
}
