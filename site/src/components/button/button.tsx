import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.scss';

interface Look {
  readonly size?: 'large';
  readonly tone?: 'ink';
}

const look = ({ size, tone }: Look, className?: string) =>
  classNames(styles.button, size && styles[size], tone && styles[tone], className);

/** The gradient button, for an action on this page. */
export function Button({
  size,
  tone,
  className,
  ...props
}: ComponentPropsWithRef<'button'> & Look) {
  return <button type="button" {...props} className={look({ size, tone }, className)} />;
}

/** The gradient button, for a way to another page. */
export function ButtonLink({ size, tone, className, ...props }: ComponentPropsWithRef<'a'> & Look) {
  return <a {...props} className={look({ size, tone }, className)} />;
}
