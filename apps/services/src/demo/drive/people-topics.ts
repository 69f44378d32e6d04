import type { DemoUsers } from '#demo/setting/users.ts';
import { BRAND } from './subjects/brand.ts';
import { BUDGET } from './subjects/budget.ts';
import { CONTRACTS } from './subjects/contracts.ts';
import { HIRING } from './subjects/hiring.ts';
import { LAUNCHES } from './subjects/launches.ts';
import { OPERATIONS } from './subjects/operations.ts';
import { POLICIES } from './subjects/policies.ts';
import { RESEARCH } from './subjects/research.ts';
import type { Topic } from './subjects/subject.ts';

/** Topics of the users' files. */
export const TOPICS_OF = {
  operator: [OPERATIONS, POLICIES, BUDGET],
  ana: [LAUNCHES, RESEARCH, BRAND],
  bo: [OPERATIONS, LAUNCHES, HIRING],
  chen: [OPERATIONS, BUDGET, LAUNCHES],
  dina: [BUDGET, CONTRACTS, POLICIES],
  emil: [OPERATIONS, POLICIES, HIRING],
  farah: [BRAND, LAUNCHES, RESEARCH],
  grace: [HIRING, POLICIES, BUDGET],
  hiro: [CONTRACTS, RESEARCH, LAUNCHES],
  ines: [BRAND, RESEARCH, LAUNCHES],
  reviewer: [POLICIES, CONTRACTS, BUDGET],
  support: [RESEARCH, OPERATIONS, LAUNCHES],
} as const satisfies Partial<Record<keyof DemoUsers, readonly Topic[]>>;
