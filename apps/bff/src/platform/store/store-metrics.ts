/** The metrics of a queue for a limited resource. */
export type QueueMetrics = {
  /** Counts an entry that has to wait or is rejected. */
  onWait: () => void;
  /** Registers the gauge for the current number of waiting entries. */
  measure: (waiting: () => number) => void;
};

/** The metrics of the store. */
export type StoreMetrics = QueueMetrics & {
  onStatement: (kind: 'read' | 'write') => void;
};
