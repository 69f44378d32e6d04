// Compares two long texts in a worker. The page stays responsive and can cancel the comparison at any time.
import { type ComparedTexts, compareLines } from './compare-lines.ts';
import { MAX_COMPARISON_SECONDS } from './comparison-time.ts';

self.onmessage = ({ data }: MessageEvent<ComparedTexts>) =>
  self.postMessage(compareLines(data, performance.now() + MAX_COMPARISON_SECONDS * 1_000));
