import type { OperationId } from '@rotunda/api-client/operations';

/** The table of operations that services support. */
export type CapabilityTables = {
  service_capabilities: {
    /** Base address of the service. */
    service_url: string;
    operation_id: OperationId;
    /** Null until a probe has detected it. */
    is_offered: number | null;
    /** The time before which no process probes the operation. */
    next_probe_at: number;
  };
};
