import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variables with which programs that tests start again and again compile their code once. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: join(tmpdir(), 'rotunda-compile-cache') };
