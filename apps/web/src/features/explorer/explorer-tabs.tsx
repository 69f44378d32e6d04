import { LinkTabs } from '#ui/page/link-tabs.tsx';

/** The two views of the API: operations to run, each at an address of its own, and how each of them is used. */
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
