/** What pnpm-lock.yaml says of a package: the systems that it is made for; all of them where it says nothing. */
export type LockedPackage = { os?: string[]; cpu?: string[]; libc?: string[] };

/** The system that packages are installed for; `libc` is undefined where there is only one. */
export type Machine = { os: string; cpu: string; libc: 'glibc' | 'musl' | undefined };

/**
 * Names of optional packages that an installation skipped although they are made for this machine. `skipped` is the list of
 * the same name in node_modules/.modules.yaml, `packages` the block of pnpm-lock.yaml.
 */
export function findLeftOut(
  skipped: readonly string[],
  packages: Readonly<Record<string, LockedPackage>>,
  { os, cpu, libc }: Machine,
): string[] {
  return skipped.filter((name) => {
    const locked = packages[name];
    // What is not made for certain systems is skipped along with something that is.
    if (!locked?.os || !locked.cpu) return false;
    return accepts(locked.os, os) && accepts(locked.cpu, cpu) && (libc === undefined || accepts(locked.libc, libc));
  });
}

function accepts(list: readonly string[] | undefined, value: string): boolean {
  return list === undefined || list.includes(value);
}
