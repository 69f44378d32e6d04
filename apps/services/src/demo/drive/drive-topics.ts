import { BRAND } from './subjects/brand.ts';
import { BUDGET } from './subjects/budget.ts';
import { CONTRACTS } from './subjects/contracts.ts';
import { HIRING } from './subjects/hiring.ts';
import { LAUNCHES } from './subjects/launches.ts';
import { OPERATIONS } from './subjects/operations.ts';
import { POLICIES } from './subjects/policies.ts';
import { RESEARCH } from './subjects/research.ts';
import type { Topic } from './subjects/subject.ts';

/** The business areas of the demo organisation. */
export const TOPICS: readonly Topic[] = [BUDGET, CONTRACTS, HIRING, LAUNCHES, RESEARCH, BRAND, OPERATIONS, POLICIES];
