import { LinkTabs } from '#ui/page/link-tabs.tsx';

/** The two views of the API: operations to run, each at its own URL, and the usage of each. */
export function ExplorerTabs({ isCoverage = false }: { isCoverage?: boolean }) {
  return (
    <LinkTabs
      label="API"
      tabs={[
        { to: '/explorer', params: {}, label: 'Operations', hasParts: !isCoverage },
        { to: '/explorer/coverage', params: {}, label: 'Coverage' },
      ]}
    />
  );
}
