// Compares two long texts beside the page, which stays responsive, and which can end it at any time.
import { type ComparedTexts, compareLines } from './compare-lines.ts';
import { MAX_COMPARISON_SECONDS } from './comparison-time.ts';

self.onmessage = ({ data }: MessageEvent<ComparedTexts>) =>
  self.postMessage(compareLines(data, performance.now() + MAX_COMPARISON_SECONDS * 1_000));
