import type { AbsenceTables } from './tables/absence-tables.ts';
import type { AccessDecisionTables } from './tables/access-decision-tables.ts';
import type { AlertTables } from './tables/alert-tables.ts';
import type { ApprovalTables } from './tables/approval-tables.ts';
import type { AuditStreamTables } from './tables/audit-stream-tables.ts';
import type { AuditTables } from './tables/audit-tables.ts';
import type { BudgetTables } from './tables/budget-tables.ts';
import type { CalendarAccessTables } from './tables/calendar-access-tables.ts';
import type { CalendarFeedTables } from './tables/calendar-feed-tables.ts';
import type { CapabilityTables } from './tables/capability-tables.ts';
import type { ChangeTables } from './tables/change-tables.ts';
import type { DelayedCallTables } from './tables/delayed-call-tables.ts';
import type { DeploymentTables } from './tables/deployment-tables.ts';
import type { DeploymentWatchTables } from './tables/deployment-watch-tables.ts';
import type { DownloadTables } from './tables/download-tables.ts';
import type { ErrorTables } from './tables/error-tables.ts';
import type { EscalationTables } from './tables/escalation-tables.ts';
import type { EvidenceTables } from './tables/evidence-tables.ts';
import type { ExplorerTables } from './tables/explorer-tables.ts';
import type { IdempotencyTables } from './tables/idempotency-tables.ts';
import type { IndexTables } from './tables/index-tables.ts';
import type { JobTables } from './tables/job-tables.ts';
import type { LimitTables } from './tables/limit-tables.ts';
import type { LinkTables } from './tables/link-tables.ts';
import type { LiveTables } from './tables/live-tables.ts';
import type { ReportTables } from './tables/report-tables.ts';
import type { SavedTables } from './tables/saved-tables.ts';
import type { ScheduleTables } from './tables/schedule-tables.ts';
import type { SignInTables } from './tables/sign-in-tables.ts';
import type { SnoozeTables } from './tables/snooze-tables.ts';
import type { TemplateTables } from './tables/template-tables.ts';
import type { UploadTables } from './tables/upload-tables.ts';
import type { UsageTables } from './tables/usage-tables.ts';
import type { VaultTables } from './tables/vault-tables.ts';
import type { WatchTables } from './tables/watch-tables.ts';

// In every database, booleans are 0 and 1, and times are Unix milliseconds.

/** Tables of the BFF. */
export type StoreSchema = AbsenceTables &
  AccessDecisionTables &
  AlertTables &
  ApprovalTables &
  AuditStreamTables &
  AuditTables &
  BudgetTables &
  CapabilityTables &
  ChangeTables &
  DeploymentTables &
  DeploymentWatchTables &
  DownloadTables &
  ErrorTables &
  EscalationTables &
  CalendarAccessTables &
  CalendarFeedTables &
  EvidenceTables &
  ExplorerTables &
  IndexTables &
  JobTables &
  IdempotencyTables &
  LimitTables &
  LiveTables &
  LinkTables &
  ReportTables &
  SavedTables &
  DelayedCallTables &
  ScheduleTables &
  SignInTables &
  SnoozeTables &
  TemplateTables &
  UploadTables &
  UsageTables &
  VaultTables &
  WatchTables & { migrations: { name: string; applied_at: number } };
