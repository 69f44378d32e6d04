/** The systems that a package supports according to pnpm-lock.yaml. A missing field means all systems. */
export type LockedPackage = { os?: string[]; cpu?: string[]; libc?: string[] };

/** The system that packages are installed for. `libc` is undefined if there is only one. */
export type Machine = { os: string; cpu: string; libc: 'glibc' | 'musl' | undefined };

/**
 * Returns optional packages that an installation skipped although they support this machine. `skipped` is the list with that name
 * in node_modules/.modules.yaml, `packages` the block of pnpm-lock.yaml.
 */
export function findSkippedPackages(
  skipped: readonly string[],
  packages: Readonly<Record<string, LockedPackage>>,
  { os, cpu, libc }: Machine,
): string[] {
  return skipped.filter((name) => {
    const locked = packages[name];
    // Packages without platform restrictions are skipped because of one that has them.
    if (!locked?.os || !locked.cpu) return false;
    return (
      matchesPlatform(locked.os, os) &&
      matchesPlatform(locked.cpu, cpu) &&
      (libc === undefined || matchesPlatform(locked.libc, libc))
    );
  });
}

function matchesPlatform(list: readonly string[] | undefined, value: string): boolean {
  return list === undefined || list.includes(value);
}
