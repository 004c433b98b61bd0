import type { ReactNode } from 'react';
import { PageLayout } from '../../layouts/page-layout.tsx';

export default function WithoutFooterLayout({ children }: { children: ReactNode }) {
  return <PageLayout floatingButtons={false}>{children}</PageLayout>;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
