import type { ReactNode } from 'react';
import { MainFooter } from '../../components/footer/main-footer.tsx';
import { PageLayout } from '../../layouts/page-layout.tsx';

export default function Layout5({ children }: { children: ReactNode }) {
  return (
    <PageLayout header="light" footer={<MainFooter />} cookieBar>
      {children}
    </PageLayout>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
