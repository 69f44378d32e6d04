import type { ParamsOf } from '@rotunda/api-client/operation-types';
import type { Caller } from '#core/auth/caller.ts';
import type { Clock } from '#core/clock.ts';
import { globalError, notFound } from '#core/errors/service-error.ts';
import type { Database } from '#db/database.ts';
import { any, fragment, join, type SqlFragment } from '#db/sql-fragment.ts';
import { includesAllDrives, requireDriveSupport } from '#drive/require-item.ts';
import { parseSpaces } from '#drive/spaces.ts';
import { findItemRole } from '#items/access.ts';
import { selectAppData } from '#items/app-data.ts';
import { listPersonalPrincipals } from '#items/principals.ts';
import { isAccessibleSql, selectAccessibleItems, selectGrantedItems } from './accessible-items.ts';

/** A request to list files. */
export type ListContext = { params: ParamsOf<'drive.files.list'>; db: Database; caller: Caller; clock: Clock };

/**
 * Returns the items of a request that the caller may see: the few items to start with if the caller sees fewer than `fewItems`,
 * and the condition for the rest. Throws 400, 403 and 404 if parameters cannot be combined.
 */
export function toVisible(
  context: ListContext,
  fewItems: number,
): { few: SqlFragment | undefined; condition: SqlFragment } {
  const { db, caller, params } = context;
  const corpus = toCorpus(context);
  const isOfDomain = params.corpora === 'domain' || params.corpus === 'domain';
  const principals = isOfDomain ? [`domain:${caller.domain}`] : listPersonalPrincipals(db, caller);
  if (caller.reach !== 'drive') {
    const given = selectGrantedItems(db, caller, fewItems);
    const visible = join([corpus, given.condition, isAccessibleSql(principals)], ' AND ');
    return { few: given.few, condition: visible };
  }
  const reached = selectAccessibleItems(db, principals, fewItems);
  if ('few' in reached) return { few: reached.few, condition: corpus };
  return { few: undefined, condition: join([corpus, reached.condition], ' AND ') };
}

function toCorpus({ db, caller, params }: ListContext): SqlFragment {
  const driveId = params.driveId ?? params.teamDriveId;
  const includesDrives = includesAllDrives(params);
  const needsDrives = params.corpora === 'drive' || params.corpora === 'allDrives';
  if ((params.corpora === 'drive') !== (driveId !== undefined)) {
    throw globalError(
      400,
      'badRequest',
      'driveId is required if corpora is drive, and not allowed otherwise.',
      'driveId',
    );
  }
  requireDriveSupport(params);
  if (needsDrives && !includesDrives) {
    const message = `The corpora ${params.corpora} requires includeItemsFromAllDrives.`;
    throw globalError(403, 'teamDrivesParameterRequired', message, 'includeItemsFromAllDrives');
  }
  if (driveId !== undefined) {
    if (!findItemRole(db, caller, driveId)) throw notFound('Shared drive', driveId, 'driveId');
    return fragment('i.is_root = 0 AND i.drive_id = ?', driveId);
  }
  return fragment(includesDrives ? 'i.is_root = 0' : 'i.is_root = 0 AND i.drive_id IS NULL');
}

/** Returns the condition for items in the requested spaces. Throws 400 if a space is unknown. */
export function toSpaces({ params, caller }: ListContext): SqlFragment {
  const spaces = parseSpaces(params.spaces);
  return any([
    ...(spaces.has('drive') ? [fragment("i.space = 'drive'")] : []),
    ...(spaces.has('appDataFolder') ? [isAppData(caller)] : []),
  ]);
}

function isAppData(caller: Caller): SqlFragment {
  const { sql, values } = selectAppData(caller);
  return { sql: `i.number IN (${sql})`, values };
}
