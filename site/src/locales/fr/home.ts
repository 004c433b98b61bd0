import type { Dictionary } from '../dictionary.ts';
import { mission, vision } from './purpose.ts';

/** The home page. The texts of services and case studies come from their own files. */
const home: Dictionary['home'] = {
  meta: {
    title: 'Équipes de développement au Vietnam',
    description:
      'Logiciels web, mobiles et cloud conçus à Hanoï et Hô Chi Minh-Ville, par des équipes stables. Nos réalisations, nos clients et ce qui a changé pour eux.', // sample
  },

  hero: {
    title: { first: 'Grandir', second: 'ensemble' },
    lead: 'Nous développons des logiciels au Vietnam. Des entreprises d’Asie, d’Europe et d’Amérique nous confient une idée, une liste d’évolutions ou un système entier, et nous construisons avec elles, saison\u00a0après\u00a0saison.', // sample
    start: 'Lancer un projet',
    works: 'Voir nos réalisations',
    factsLabel: 'En bref',
    facts: [
      'Hanoï et Hô Chi Minh-\u2060Ville', // sample
      'Certifié ISO\u00a09001:2015',
      'Équipes de 2 à 40 personnes', // sample
      'En anglais, français, coréen et japonais', // sample
    ],
  },

  services: {
    heading: 'Une équipe bien\u00a0à\u00a0vous, ou\u00a0une\u00a0mission bien\u00a0menée',
    lead: 'La plupart de nos clients commencent avec deux ou trois personnes et un problème qui n’attend pas. Ils gardent ensuite une équipe qui connaît le produit aussi bien qu’eux.', // sample
    /** One line per service: what it is usually built with. */
    technologies: {
      'dedicated-teams': 'Vos technologies, vos outils, votre rythme',
      'web-development': 'React, Next.js, Node, .NET', // sample
      'mobile-app-development': 'Swift, Kotlin, Flutter', // sample
      'cloud-devops': 'AWS, Azure, Terraform, Kubernetes', // sample
      'qa-sts': 'Playwright, Appium, k6, tests manuels', // sample
    },
  },

  mission: {
    heading: 'Notre mission',
    statement: mission,
    text: 'Nous annonçons le prix avant de commencer, montrons l’avancement toutes les deux semaines et restons là pendant les années qui suivent le lancement.', // sample
  },
  vision: {
    heading: 'Notre vision',
    statement: vision,
    text: 'Nous construisons aussi nos propres produits, que nous exploitons et maintenons nous-\u2060mêmes. Nos conseils n’en sont que plus francs.', // sample
  },

  works: {
    heading: 'Réalisations choisies',
    all: 'Toutes nos réalisations',
  },

  statistics: {
    heading: 'Ce qui a grandi depuis le premier contrat',
  },

  clients: {
    heading: 'Ils construisent avec nous : clients et partenaires',
  },

  testimonials: {
    heading: 'Ce que disent nos clients',
    items: [
      {
        text: 'Avant de nous demander comment, ils nous ont demandé pourquoi. Au troisième mois, nous avions rayé la moitié de la liste, et le produit y a gagné.', // sample
        role: 'Responsable produit', // sample
        company: 'Plateforme logistique, Rotterdam', // sample
      },
      {
        text: 'Les dossiers de passation arrivent en japonais, et en bon japonais. Je les transmets sans changer un mot.', // sample
        role: 'Responsable informatique', // sample
        company: 'Industriel, Osaka', // sample
      },
      {
        text: 'Nos mises en production nous prenaient la nuit. Désormais, c’est le mardi, avant le déjeuner.', // sample
        role: 'Directeur technique', // sample
        company: 'Start-up de santé, Lyon', // sample
      },
    ],
  },

  request: {
    heading: 'Parlez-\u2060nous de votre projet',
  },
};

export default home;
