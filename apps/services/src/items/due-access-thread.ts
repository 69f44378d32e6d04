import { flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import { openDatabase } from '#db/open-database.ts';
import { applyExpiredAccess } from './apply-expired-access.ts';
import type { DueAccess } from './due-access.ts';

const { databasePath, nowMs }: DueAccess = workerData;
const db = openDatabase(databasePath);
applyExpiredAccess(db, nowMs);
db.close();
flushCompileCache();
