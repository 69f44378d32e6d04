import { useQuery } from '@tanstack/react-query';
import { alertSummaryQuery } from '#shared/alerts/alert-summary-query.ts';
import { LinkTabs } from '#ui/page/link-tabs.tsx';

/** The tabs for the inbox, the rules, the delivery channels and the reports. */
export function AlertTabs() {
  const openCount = useQuery(alertSummaryQuery).data?.openCount;
  return (
    <LinkTabs
      label="Alerts"
      tabs={[
        { to: '/alerts', params: {}, label: 'Inbox', count: openCount },
        { to: '/alerts/rules', params: {}, label: 'Rules' },
        { to: '/alerts/delivery', params: {}, label: 'Delivery' },
        { to: '/alerts/reports', params: {}, label: 'Reports' },
      ]}
    />
  );
}
