import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Variables with which programs that tests start again and again compile their code once, in the whole run of tests if that has a cache. */
export const COMPILE_CACHE = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'rotunda-compile-cache'),
};
