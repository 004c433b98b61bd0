import type { ReactNode } from 'react';
import { ContactFooter } from '../../components/footer/contact-footer.tsx';
import { PageLayout } from '../../layouts/page-layout.tsx';

export default function Layout4({ children }: { children: ReactNode }) {
  return <PageLayout footer={<ContactFooter />}>{children}</PageLayout>;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
