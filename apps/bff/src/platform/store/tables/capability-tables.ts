import type { OperationId } from '@rotunda/api-client/operations';

/** Table of what services offer. */
export type CapabilityTables = {
  service_capabilities: {
    /** Base address of the service. */
    service_url: string;
    operation_id: OperationId;
    /** Null until a probe has found out. */
    is_offered: number | null;
    /** Before this time, no process probes it. */
    next_probe_at: number;
  };
};
