import type { ReactNode } from 'react';
import { DefaultFooter } from '../../components/footer/default-footer.tsx';
import { PageLayout } from '../../layouts/page-layout.tsx';

export default function Layout2({ children }: { children: ReactNode }) {
  return <PageLayout footer={<DefaultFooter />}>{children}</PageLayout>;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
