import type { ReactNode } from 'react';
import { MainFooter } from '../../components/footer/main-footer.tsx';
import { PageLayout } from '../../layouts/page-layout.tsx';

export default function DefaultLayout({ children }: { children: ReactNode }) {
  return <PageLayout footer={<MainFooter />}>{children}</PageLayout>;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
