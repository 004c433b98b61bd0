import { company } from '@sunfield/shared/company';

/** Phone and social links, as list items. */
export const contactLinks = [
  <li key="phone">
    <a href={company.phone.href}>{company.phone.display.replaceAll(' ', '\u00a0')}</a>
  </li>,
  ...company.social.map(({ id, name, href }) => (
    <li key={id}>
      <a href={href} rel="noopener">
        {name}
      </a>
    </li>
  )),
];
