/** Records how many wait for something of which there is only so much. */
export type QueueMetrics = {
  /** Counts one that has to wait, or is turned away. */
  onWait: () => void;
  /** Registers how many wait at the moment. */
  measure: (waiting: () => number) => void;
};

/** Records what goes to the store. */
export type StoreMetrics = QueueMetrics & {
  onStatement: (kind: 'read' | 'write') => void;
};
