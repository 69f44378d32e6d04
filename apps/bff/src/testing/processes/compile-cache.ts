import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The variables with which programs that tests start repeatedly compile their code only once, using the cache of the whole test
 * run if there is one.
 */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'rotunda-compile-cache'),
};
