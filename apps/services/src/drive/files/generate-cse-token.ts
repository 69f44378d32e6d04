import { createHmac } from 'node:crypto';
import { globalError } from '#core/errors/service-error.ts';
import { type OperationContext, operation } from '#core/operations/operation.ts';
import { insufficientPermissions, requireReadable, resolveItemId } from '#drive/require-item.ts';
import { generateItemId } from '#items/item-id.ts';
import { includesRole } from '#items/item-role.ts';
import { requireParent } from './parent.ts';

type Context = OperationContext<'drive.files.generateCseToken'>;
type KeyService = { id: string; name: string; url: string; secret: Uint8Array };

const LIFETIME_S = 3600;

export const handler = operation('drive.files.generateCseToken', (context) => {
  const { params, db, caller, clock } = context;
  if (params.fileId !== undefined && params.parent !== undefined) {
    throw globalError(400, 'badRequest', 'fileId and parent cannot be combined.', 'parent');
  }
  const service = db.get<KeyService>('SELECT id, name, url, secret FROM key_services WHERE domain = ?', caller.domain);
  if (!service) {
    throw globalError(403, 'domainPolicy', 'The organization of the user does not use client-side encryption.');
  }
  const subject = params.fileId === undefined ? reserveSubject(context) : findSubject(context, params.fileId);
  const issuedAt = Math.floor(clock.nowMs() / 1000);
  const claims = {
    iss: context.settings.publicOrigin,
    aud: 'cse-authorization',
    iat: issuedAt,
    exp: issuedAt + LIFETIME_S,
    email: caller.email,
    role: subject.role,
    resource_name: subject.fileId,
    kacls_url: service.url,
  };
  return {
    kind: 'drive#generateCseTokenResponse',
    jwt: signJwt(claims, service.secret),
    fileId: subject.fileId,
    currentKaclsId: service.id,
    currentKaclsName: service.name,
  };
});

/** Returns an existing file. Users without write access may only unwrap its key. */
function findSubject(context: Context, fileId: string): { fileId: string; role: 'reader' | 'writer' } {
  const { item, role } = requireReadable(context, fileId);
  if (item.isFolder) throw insufficientPermissions();
  return { fileId: item.id, role: includesRole(role, 'writer') ? 'writer' : 'reader' };
}

/** Reserves the ID of a file to be created later. */
function reserveSubject(context: Context): { fileId: string; role: 'writer' } {
  const { db, caller, clock, params } = context;
  const folderId = resolveItemId(context, params.parent ?? 'root');
  const { space } = requireParent(context, folderId, { allDrives: true, levels: 0 });
  const fileId = generateItemId();
  const values = [fileId, caller.accountId, 'files', space, clock.nowMs()];
  db.run('INSERT INTO reserved_ids VALUES (?, ?, ?, ?, ?)', ...values);
  return { fileId, role: 'writer' };
}

/** Signs a token that the key service verifies with a shared secret (RFC 7519, HS256). */
function signJwt(claims: object, secret: Uint8Array): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}
