import type { ServiceWords } from '../../words.ts';

export default {
  meta: {
    title: 'Cloud and DevOps: calm releases, clear bills',
    description:
      'Pipelines, infrastructure as code, monitoring and migration on AWS, Azure or your own machines, so that a release is a routine.', // sample
  },
  name: 'Cloud and DevOps',
  menu: 'Releases on any weekday, and bills you can explain.',
  summary:
    'Pipelines, infrastructure as code and monitoring, so a release is a routine and a bill has no surprises.',
  heading: 'Releases on any weekday, and bills you can explain',
  lead: 'Good operations are quiet. We build the road from a commit to your customers, watch what travels along it, and write down how to get back.',
  request: 'Talk to us about cloud and DevOps',
  scene: {
    alt: 'A release pipeline with a canary at ten percent, response times that fall from 142 to 118 ms, and a smaller monthly bill.',
  },
  introduction: {
    heading: 'For teams that hold their breath on release day',
    paragraphs: [
      'Many systems we meet run well enough until something has to change. One server has a name and a legend. One person knows the commands. The bill grows every month, and nobody can say why.',
      'We make such systems ordinary again. Everything that exists is described in code, everything that changes goes through a pipeline, and everything that matters has a metric and someone who gets alerted. None of this takes a year. The first release through the new pipeline usually happens in the first month.', // sample
    ],
  },
  offers: {
    heading: 'What we do',
    items: [
      {
        title: 'Release pipelines',
        text: 'Build, test, security checks and a rollout in stages, with one button to roll back.',
      },
      {
        title: 'Infrastructure as code',
        text: 'Networks, databases and permissions in a repository, so a second environment is an afternoon’s work.', // sample
      },
      {
        title: 'Migration',
        text: 'From your own server room to the cloud, between clouds, or back again if the numbers say so.',
      },
      {
        title: 'Monitoring and on-call',
        text: 'Metrics your business understands, alerts that mean something, and people who get up for them.',
      },
      {
        title: 'Cost control',
        text: 'Each service carries the name of a team and a purpose. Whatever has neither is switched off.',
      },
    ],
  },
  process: {
    heading: 'How we begin',
    steps: [
      {
        title: 'Look',
        text: 'Two weeks of reading and asking questions. You get a map, a list of risks and an estimate of what could be saved.', // sample
      },
      {
        title: 'First path',
        text: 'One service goes through a complete pipeline, from commit to customers, as the pattern for the rest.',
      },
      {
        title: 'Move',
        text: 'One service after another, each with a rehearsal and a way back. Weekends stay free.',
      },
      {
        title: 'Rehearse',
        text: 'Together we restore a backup, lose a zone and rotate every key, on purpose and in daylight.',
      },
      {
        title: 'Hand over or stay',
        text: 'Your people take over with us at their side, or we keep watch under contract.',
      },
    ],
  },
  deliverables: {
    heading: 'What you get',
    items: [
      'Your entire infrastructure as code, in your repository and your accounts',
      'Pipelines that any of your developers can read',
      'Dashboards for availability, speed and cost',
      'A runbook for the ten most likely bad days', // sample
      'A tested restore, with the time it took',
    ],
  },
  technologies: {
    heading: 'What we work with',
    text: 'AWS, Azure and Google Cloud; Terraform, Kubernetes and plain containers; GitHub\u00a0Actions and GitLab; Prometheus, Grafana and OpenTelemetry. The smallest set that does the job.', // sample
  },
  questions: {
    heading: 'Questions we hear first',
    items: [
      {
        question: 'Do we need Kubernetes?',
        answer:
          'Often not. If two containers behind a load balancer carry you for years, we build that.',
      },
      {
        question: 'Will there be downtime when we move?',
        answer:
          'For most services, none. For large databases, a window that we rehearse and announce in advance.',
      },
      {
        question: 'Who takes the call at night?',
        answer:
          'Whoever we agree on. Our on-call service covers nights and weekends in your time zone.', // sample
      },
      {
        question: 'How much lower will the bill be?',
        answer:
          'We tell you after the first two weeks, item by item, before you commit to anything else.', // sample
      },
    ],
  },
  proof: 'More than a thousand users share documents on a platform with a rehearsed recovery plan.',
} satisfies ServiceWords;
