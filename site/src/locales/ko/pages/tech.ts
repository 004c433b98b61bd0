import type { Dictionary } from '../../dictionary.ts';

/** /tech */
const words: Dictionary['pages']['tech'] = {
  meta: {
    title: '기술 선택 기준',
    description:
      '고객 제품의 언어, 데이터베이스, 클라우드를 고르는 여섯 가지 원칙. 나중에 선택을 검증할 수 있도록 무엇을 기록하는지도 소개합니다.', // sample
  },
  heading: '기술 선택 기준',
  lead: '기술은 누군가 몇 년 동안 지켜야 하는 약속입니다. 귀사의 이름으로 약속하기 전에 누가 지킬지, 비용은 얼마인지, 어떻게 벗어날 수 있는지 묻습니다.',

  rules: {
    heading: '여섯 가지 원칙', // sample
    items: [
      {
        title: '귀사 팀이 먼저',
        text: '저희가 쓰고 싶은 기술보다 귀사 인력이 알고 있고 채용할 수 있는 기술을 더 중요하게 봅니다.',
      },
      {
        title: '중요한 곳에는 검증된 기술을',
        text: '결제와 인증, 데이터는 나온 지 10년이 넘었고 지금도 꾸준히 관리되는 도구에 맡깁니다.', // sample
      },
      {
        title: '효과가 있는 곳에만 새 기술을',
        text: '새로운 도구는 제품에서 딱 한 곳, 사용자가 차이를 느끼는 자리에만 씁니다.',
      },
      {
        title: '개방형 우선, 빠져나올 길 확보',
        text: '특정 업체의 기술보다 개방형 표준과 오픈 소스를 먼저 검토합니다. 서비스를 추천할 때는 벗어나는 방법도 함께 설명합니다.',
      },
      {
        title: '믿음 대신 측정',
        text: '후보 두 가지, 귀사 데이터로 하는 작은 시험, 결과표 하나. 며칠을 들여 몇 달을 아낍니다.', // sample
      },
      {
        title: '도구는 되도록 적게',
        text: '도구가 하나 늘 때마다 업데이트하고, 보호하고, 설명해야 합니다. 가장 좋은 구성도에는 상자가 많지 않습니다.',
      },
    ],
  },
  record: {
    heading: '한 장에 남기는 기록',
    text: '되돌리기 어려운 선택마다 한 장짜리 문서를 드립니다. 질문과 선택지, 측정한 것, 결정한 것, 그리고 어떤 경우에 결정을 바꿀지를 적습니다. 5년 뒤 누군가는 고마워할 것입니다.', // sample
  },
  stacks: {
    heading: '자신 있는 기술',
    items: [
      {
        title: '브라우저',
        text: 'TypeScript, React, Next.js, Vue, Angular', // sample
      },
      {
        title: '휴대폰',
        text: 'Swift, Kotlin, Flutter', // sample
      },
      {
        title: '서버',
        text: 'Node, .NET, Java, Python, PHP', // sample
      },
      {
        title: '데이터',
        text: 'PostgreSQL, MySQL, Redis, Kafka, ClickHouse, TimescaleDB', // sample
      },
      {
        title: '운영',
        text: 'AWS, Azure, Google Cloud, Terraform, Kubernetes, Prometheus', // sample
      },
      {
        title: '머신러닝',
        text: 'PyTorch, scikit-learn, 공개·호스팅 언어 모델', // sample
      },
    ],
  },
  closing: {
    heading: '기술 선택을 앞두고 계십니까?',
    text: '고민 중인 질문과 후보 두 가지를 보내 주세요. 무엇을 측정할지 말씀드리겠습니다.',
    link: '질문하기',
  },
};

export default words;
