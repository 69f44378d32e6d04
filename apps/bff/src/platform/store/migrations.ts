import type { Kysely } from 'kysely';
import type { RowSeals } from '#platform/store/row-seals.ts';
import { createSignInTables } from './migrations/0001-sign-in.ts';
import { createKeyChecks } from './migrations/0002-key-checks.ts';
import { addIssuerOfSessions } from './migrations/0003-sessions-of-everyone.ts';
import { createRoles } from './migrations/0004-roles.ts';
import { addProviderSessions } from './migrations/0005-back-channel-logout.ts';
import { addTimeOfProof } from './migrations/0006-step-up.ts';
import { createLiveTables } from './migrations/0010-live.ts';
import { createLimitTables } from './migrations/0020-limits.ts';
import { createIdempotencyTables } from './migrations/0021-named-calls.ts';
import { createSealedSecrets } from './migrations/0025-sealed-secrets.ts';
import { createAuditTables } from './migrations/0026-audit.ts';
import { createUsageTables } from './migrations/0027-operation-usage.ts';
import { createUploadTables } from './migrations/0028-uploads.ts';
import { addNamesOfDownloads } from './migrations/0029-names-of-downloads.ts';
import { createSavedTables } from './migrations/0035-saved.ts';
import { createSendTables } from './migrations/0036-sends.ts';
import { createJobTables } from './migrations/0037-jobs.ts';
import { createIndexTables } from './migrations/0038-indexes.ts';
import { createDeploymentTables } from './migrations/0039-deployments.ts';
import { createChangeTables } from './migrations/0055-audit-changes.ts';
import { createWatchTables } from './migrations/0056-watches.ts';
import { addStampsOfSends } from './migrations/0065-stamps-of-sends.ts';
import { createApprovalTables } from './migrations/0066-steps-of-approvals.ts';
import { createExplorerTables } from './migrations/0070-explorer-runs.ts';
import { addUnseenDecisions } from './migrations/0085-unseen-decisions.ts';
import { addEndOfNamedCalls } from './migrations/0115-end-of-named-calls.ts';
import { addTimeOfHints } from './migrations/0125-time-of-hints.ts';
import { addWholeJobs } from './migrations/0126-whole-jobs.ts';
import { addFoldersOfTargets } from './migrations/0127-folders-of-targets.ts';
import { createLinkTables } from './migrations/0128-links-to-lists.ts';
import { addKeptContent } from './migrations/0129-kept-content.ts';
import { addRecordFormat } from './migrations/0130-audit-record-format.ts';
import { addRowSeals } from './migrations/0131-row-seals.ts';
import { addStartOfJobs } from './migrations/0132-start-of-jobs.ts';
import { renameCancelledState } from './migrations/0133-cancelled-calls.ts';
import { unifyLeases } from './migrations/0134-leases.ts';
import { addPauseOfIndexes } from './migrations/0135-pause-of-indexes.ts';
import { createCapabilityTables } from './migrations/0140-service-capabilities.ts';
import { nameInvalidations } from './migrations/0141-table-of-invalidations.ts';
import { addIncompleteListings } from './migrations/0142-incomplete-listings.ts';
import { renameEtagOfAccessRequests } from './migrations/0143-etag-of-access-requests.ts';
import { createBudgetTables } from './migrations/0144-call-budgets.ts';
import { addHorizonOfIndexes } from './migrations/0150-horizon-of-indexes.ts';
import { indexDueTimesByState } from './migrations/0151-due-times-by-state.ts';
import type { StoreSchema } from './schema.ts';

type Migration = { name: string; apply(store: Kysely<StoreSchema>, seals: RowSeals | undefined): Promise<void> };

/** Steps to the newest schema, in order. A step that has landed is never changed. */
export const migrations: readonly Migration[] = [
  { name: '0001-sign-in', apply: createSignInTables },
  { name: '0002-key-checks', apply: createKeyChecks },
  { name: '0003-sessions-of-everyone', apply: addIssuerOfSessions },
  { name: '0004-roles', apply: createRoles },
  { name: '0005-back-channel-logout', apply: addProviderSessions },
  { name: '0006-step-up', apply: addTimeOfProof },
  { name: '0010-live', apply: createLiveTables },
  { name: '0020-limits', apply: createLimitTables },
  { name: '0021-named-calls', apply: createIdempotencyTables },
  { name: '0025-sealed-secrets', apply: createSealedSecrets },
  { name: '0026-audit', apply: createAuditTables },
  { name: '0027-operation-usage', apply: createUsageTables },
  { name: '0028-uploads', apply: createUploadTables },
  { name: '0029-names-of-downloads', apply: addNamesOfDownloads },
  { name: '0035-saved', apply: createSavedTables },
  { name: '0036-sends', apply: createSendTables },
  { name: '0037-jobs', apply: createJobTables },
  { name: '0038-indexes', apply: createIndexTables },
  { name: '0039-deployments', apply: createDeploymentTables },
  { name: '0055-audit-changes', apply: createChangeTables },
  { name: '0056-watches', apply: createWatchTables },
  { name: '0065-stamps-of-sends', apply: addStampsOfSends },
  { name: '0066-steps-of-approvals', apply: createApprovalTables },
  { name: '0070-explorer-runs', apply: createExplorerTables },
  { name: '0085-unseen-decisions', apply: addUnseenDecisions },
  { name: '0115-end-of-named-calls', apply: addEndOfNamedCalls },
  { name: '0125-time-of-hints', apply: addTimeOfHints },
  { name: '0126-whole-jobs', apply: addWholeJobs },
  { name: '0127-folders-of-targets', apply: addFoldersOfTargets },
  { name: '0128-links-to-lists', apply: createLinkTables },
  { name: '0129-kept-content', apply: addKeptContent },
  { name: '0130-audit-record-format', apply: addRecordFormat },
  { name: '0131-row-seals', apply: addRowSeals },
  { name: '0132-start-of-jobs', apply: addStartOfJobs },
  { name: '0133-cancelled-calls', apply: renameCancelledState },
  { name: '0134-leases', apply: unifyLeases },
  { name: '0135-pause-of-indexes', apply: addPauseOfIndexes },
  { name: '0140-service-capabilities', apply: createCapabilityTables },
  { name: '0141-table-of-invalidations', apply: nameInvalidations },
  { name: '0142-incomplete-listings', apply: addIncompleteListings },
  { name: '0143-etag-of-access-requests', apply: renameEtagOfAccessRequests },
  { name: '0144-call-budgets', apply: createBudgetTables },
  { name: '0150-horizon-of-indexes', apply: addHorizonOfIndexes },
  { name: '0151-due-times-by-state', apply: indexDueTimesByState },
];
