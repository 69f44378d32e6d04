// A backend-for-frontend as the framework's documentation shows it: a signed cookie and the framework's own proxy.
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { getSignedCookie } from 'hono/cookie';
import { proxy } from 'hono/proxy';
import { announcePort } from './peer-process.ts';
import { COOKIE_NAME, COOKIE_SECRET } from './signed-cookie.ts';

const origin = process.env.UPSTREAM ?? '';
const app = new Hono();
app.all('*', async (context) => {
  const session = await getSignedCookie(context, COOKIE_SECRET, COOKIE_NAME);
  if (!session) return context.json({ error: 'unauthenticated' }, 401);
  const { pathname, search } = new URL(context.req.url);
  const headers = { ...context.req.header(), authorization: `Bearer ${session}`, cookie: undefined };
  return proxy(`${origin}${pathname}${search}`, { raw: context.req.raw, headers });
});
await announcePort(createServer(getRequestListener(app.fetch)));
