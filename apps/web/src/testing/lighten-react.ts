// React's development build records a call stack for every element and a performance entry for every render. Nothing reads
// them here, and they took a fifth of the time of these tests. Its warnings stay: a test fails on them (see `setup.ts`).
import * as React from 'react';

// React records no more stacks after this many within a second.
const MAX_STACKS = 10_000;

const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => MAX_STACKS, set: () => undefined });

Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');
