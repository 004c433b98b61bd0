import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Halialabs: documents shared under lock',
    description:
      'A secure document-sharing platform in a multi-tenant environment: more than a thousand users, each seeing exactly what is meant for them.',
  },
  name: 'Halialabs',
  kind: 'Secure document sharing, France', // sample
  heading: 'Halialabs: documents shared under lock',
  lead: 'A platform where companies share confidential files with outsiders, know who has read them, and can take them back.',
  card: {
    title: 'Shared with the right person, and nobody else',
    text: 'Halialabs lets companies pass on confidential files and take them back. We built the platform with the client and keep watch over it.', // sample
    link: 'Read about Halialabs',
    figure: {
      value: '1,000+',
      label: 'users in one multi-tenant environment',
    },
  },
  hero: {
    alt: 'A data room with four documents and their readers, a page with blacked-out lines and a watermark, and a brass padlock.',
  },
  facts: {
    industry: 'Information security',
    platform: 'Web application', // sample
    team: '6\u00a0people: architect, web, back\u00a0end, security test', // sample
    duration: '3\u00a0years, and ongoing', // sample
  },
  need: {
    lead: 'The contract was confidential. It traveled as an email attachment.',
    paragraphs: [
      'Boards, lawyers and auditors exchange files that must not leak. They used attachments, or links anyone could forward. Afterward, nobody could say who had opened what.',
      'The client had a clear idea of how this should work and many organizations waiting for it. Each of them had to be sure that its files would never cross paths with another’s.',
    ],
  },
  pictures: [
    {
      alt: 'A document page with blacked-out lines and the reader’s address as a watermark.',
      caption: 'Every page carries its reader’s name, drawn the moment it is shown.',
    },
    {
      alt: 'An audit log of six entries, each sealed by the next: shared, opened, read, refused, signed, ended.',
      caption: 'Entries can be added and read. Nobody can change them, and that includes us.',
    },
  ],
  solution: {
    lead: 'One platform, and a separate safe for every tenant.',
    paragraphs: [
      'Each organization has its own encryption keys, its own storage area and its own rules. The separation is enforced in the database and tested in every build: a test tries to read across tenants, and has to fail.',
      'Sharing stays as simple as sending. Choose a person, an end date, and whether printing is allowed. Access can be withdrawn at any time, without asking the reader.',
    ],
  },
  did: [
    {
      title: 'Threat model first',
      text: 'Two weeks at a whiteboard with the client’s security officer, before any code.', // sample
    },
    {
      title: 'Tenants and keys',
      text: 'Separate keys for every organization, rotated without interruption.',
    },
    {
      title: 'The reader',
      text: 'Documents appear in the browser as rendered pages, so the file itself never has to leave the safe.', // sample
    },
    {
      title: 'Sign-in',
      text: 'Single sign-on for employees, a second factor for guests, and no shared accounts.', // sample
    },
    {
      title: 'Monitoring and drills',
      text: 'Monitoring, a yearly penetration test by an outside team, and a rehearsed recovery from backup.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: '1,000+',
        label: 'users in one multi-tenant environment',
      },
      {
        value: 'Every',
        label: 'opening, printing and withdrawal on record',
      },
    ],
    paragraph:
      'More than a thousand people share documents on the platform. A new organization is set up in an afternoon, with keys and rules of its own.', // sample
    quotation: {
      text: 'Our auditors asked for the access list. For the first time we had one.', // sample
      role: 'Head of information security', // sample
      company: 'Client organization, Paris', // sample
    },
  },
} satisfies CaseStudyWords;
