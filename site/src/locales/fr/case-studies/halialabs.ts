import type { CaseStudyWords } from '../../words.ts';

export default {
  meta: {
    title: 'Halialabs : des documents partagés sous clé',
    description:
      'Une plateforme multi-tenant de partage sécurisé : plus de mille utilisateurs, et chacun ne voit que les documents qui lui sont destinés.',
  },
  name: 'Halialabs',
  kind: 'Partage sécurisé de documents, France', // sample
  heading: 'Halialabs : des documents partagés sous clé',
  lead: 'Une plateforme sur laquelle les entreprises partagent des fichiers confidentiels avec l’extérieur, savent qui les a lus et peuvent les retirer.',
  card: {
    title: 'Partagé avec la bonne personne, et elle seule',
    text: 'Avec Halialabs, les entreprises transmettent des fichiers confidentiels et gardent le pouvoir de les retirer. Nous avons construit la plateforme avec le client et veillons sur elle.', // sample
    link: 'Lire l’étude Halialabs',
    figure: {
      value: '1 000+',
      label: 'utilisateurs sur une même plateforme, cloisonnée par organisation',
    },
  },
  hero: {
    alt: 'Une data room avec quatre documents et leurs lecteurs, une page filigranée aux lignes masquées et un cadenas de laiton.',
  },
  facts: {
    industry: 'Sécurité de l’information',
    platform: 'Application web', // sample
    team: '6\u00a0personnes : architecte, web, back-\u2060end, tests de sécurité', // sample
    duration: '3\u00a0ans, toujours en cours', // sample
  },
  need: {
    lead: 'Le contrat était confidentiel. Il\u00a0voyageait en pièce jointe.',
    paragraphs: [
      'Conseils d’administration, avocats et auditeurs échangent des fichiers qui ne doivent pas sortir de leur cercle. Ils n’avaient que des pièces jointes et des liens que n’importe qui pouvait transférer. Après coup, personne ne savait dire qui avait ouvert quoi.',
      'Le client avait une idée claire de la solution, et de nombreuses organisations l’attendaient. Chacune devait être certaine que ses fichiers ne croiseraient jamais ceux d’une autre.',
    ],
  },
  pictures: [
    {
      alt: 'La page d’un document aux lignes masquées, avec l’adresse du lecteur en filigrane.',
      caption: 'Chaque page porte le nom de son lecteur, inscrit au moment où elle s’affiche.',
    },
    {
      alt: 'Un journal d’audit de six entrées, chacune scellée par la suivante : partagé, ouvert, lu, refusé, signé, expiré.',
      caption:
        'Le journal se complète et se consulte. Personne ne peut le modifier, nous non plus.',
    },
  ],
  solution: {
    lead: 'Une seule plateforme, et un coffre distinct pour chaque organisation.',
    paragraphs: [
      'Chacune a ses clés de chiffrement, son espace de stockage et ses règles. La séparation est imposée dans la base de données et vérifiée à chaque compilation : un test essaie de lire chez le voisin, et doit échouer.',
      'Partager reste aussi simple qu’envoyer. On choisit une personne, une date de fin, et si l’impression est permise. L’accès peut être retiré à tout moment, sans rien demander au lecteur.',
    ],
  },
  did: [
    {
      title: 'D’abord, les menaces',
      text: 'Deux semaines au tableau blanc avec le responsable de la sécurité du client, avant la première ligne de code.', // sample
    },
    {
      title: 'Cloisons et clés',
      text: 'Des clés distinctes pour chaque organisation, renouvelées sans interruption.',
    },
    {
      title: 'La lecture',
      text: 'Les documents s’affichent dans le navigateur en pages déjà composées : le fichier, lui, peut rester au coffre.', // sample
    },
    {
      title: 'La connexion',
      text: 'Authentification unique pour les salariés, second facteur pour les invités, aucun compte partagé.', // sample
    },
    {
      title: 'Surveillance et exercices',
      text: 'La supervision, un test d’intrusion annuel mené par une équipe extérieure et la reprise sur sauvegarde, répétée à l’avance.', // sample
    },
  ],
  result: {
    figures: [
      {
        value: '1 000+',
        label: 'utilisateurs sur une même plateforme, cloisonnée par organisation',
      },
      {
        value: 'Toutes',
        label: 'les ouvertures, impressions et révocations sont consignées',
      },
    ],
    paragraph:
      'Plus de mille personnes partagent des documents sur la plateforme. Une nouvelle organisation est mise en place en une après-midi, avec ses propres clés et ses propres règles.', // sample
    quotation: {
      text: 'Nos auditeurs ont demandé la liste des accès. Pour la première fois, nous en avions une.', // sample
      role: 'Responsable de la sécurité de l’information', // sample
      company: 'Organisation cliente, Paris', // sample
    },
  },
} satisfies CaseStudyWords;
