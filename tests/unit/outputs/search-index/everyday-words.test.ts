import { writeFileSync } from "node:fs";
import path from "node:path";
import { makeIndex } from "../../../../src/outputs/search-index/index-site";
import { hiddenWordsOf, leftOut } from "../../../../src/outputs/search-index/searched-text";
import { writeContentTree } from "../../../support/content/content-tree";
import { searchedFiles } from "../../../support/search/search-answers";
import { emptyFolder } from "../../../support/temporary-folder";

/** Fifty words of pages, as they are written there, and what else finds them. */
const everyday = {
  en: {
    text: `Studying stories of libraries and communities, the secretaries carried copies and tried policies. Families enjoyed
      parties, cities and countries; we hurried, replied, applied and qualified. Universities publish studies of companies,
      categories, batteries, memories, entries, queries, directories, activities, opportunities, facilities, industries,
      injuries, varieties, abilities, responsibilities, technologies and histories. Running programmers solved problems
      easily, happily, busily, readily, steadily and luckily. It was being used, why not?`,
    also: ["study", "story", "library", "community", "secretary", "copy", "policy", "activity", "happy", "RUN"],
  },
  es: {
    text: `Las competencias regionales de programación reúnen a estudiantes, profesoras y organizadores de universidades
      públicas. Publicamos noticias, inscripciones, talleres gratuitos, fechas límite, ediciones anteriores, soluciones
      completas y clasificaciones generales. Nuestros miembros aprendieron algoritmos, resolvieron problemas difíciles,
      ganaron medallas, escribieron artículos, compartieron experiencias y organizaron reuniones semanales. Las salas,
      bibliotecas, computadoras, becas, cuotas, certificados, mentores, equipos, materias, carreras, exámenes, prácticas,
      proyectos y lecciones también aparecen.`,
    also: ["competencia", "programacion", "inscripción", "INSCRIPCIONES", "examen", "lección", "problema", "taller"],
  },
  "pt-BR": {
    text: `As competições regionais de programação reúnem estudantes, professoras e organizadores de universidades públicas.
      Publicamos notícias, inscrições, oficinas gratuitas, prazos, edições anteriores, soluções completas e classificações
      gerais. Nossos membros aprenderam algoritmos, resolveram problemas difíceis, ganharam medalhas, escreveram artigos,
      compartilharam experiências e organizaram reuniões semanais. As salas, bibliotecas, computadores, bolsas, taxas,
      certificados, mentores, equipes, matérias, carreiras, provas, práticas, projetos e lições também aparecem.`,
    also: ["competição", "programacao", "inscrição", "INSCRIÇÕES", "reunião", "lição", "solução", "oficina"],
  },
  ar: {
    text: `القاعة الكبرى في مبنى الفنار قرب المنارة. يلتقي الأعضاء والطلاب والمبرمجون كل أسبوع، ويتعلمون الخوارزميات وهياكل
      البيانات والبرمجة التنافسية. تبدأ المسابقات والفعاليات والورش في المكتبة المركزية، ويكتب المدربون الدروس والمقالات
      والإعلانات. التسجيل مجاني للطالبات والطلبة، والجوائز والشهادات للفائزين والمتطوعين. نشاركهم الحلول والتجارب والمشاريع
      والأسئلة والإجابات في المجتمعات والجامعات والمدارس، ومستوى الدورات مناسب للمبتدئين. الغرفة ٣٠٤ أو ٢١٠.`,
    also: ["قاعة", "فنار", "منارة", "مكتبة", "مسابقات", "طلاب", "304", "٢١٠", "مستوي", "المركزيه"],
  },
  bn: {
    text: `প্রতিযোগিতার দিনে শিক্ষার্থীরা গ্রন্থাগারে মিলিত হয়। সদস্যদের কর্মশালায় প্রোগ্রামিং শেখানো হয়, প্রশিক্ষকেরা সমস্যাগুলো ব্যাখ্যা
      করেন। বিজ্ঞপ্তিতে নিবন্ধনের শেষ তারিখ, কক্ষের নম্বর ও পুরস্কারের তালিকা থাকে। ক্লাবের ওয়েবসাইটে খবর, ছবি, গল্প, প্রকল্প, পরীক্ষা,
      অনুশীলন, বই, ভাষা, কোড, দল, বন্ধু, শিক্ষক, উপদেষ্টা, বিশ্ববিদ্যালয়, বিভাগ, সময়, স্থান, সকাল, বিকেল, সপ্তাহ, মাস, বছর, নিয়ম ও
      প্রশ্নের উত্তর আছে। কক্ষ ৩০৪।`,
    also: ["প্রতিযোগিতা", "গ্রন্থাগার", "কর্মশালা", "নিবন্ধন", "পুরস্কার", "304", "৩০৪"],
  },
} as const;

const folder = emptyFolder();

test.each(Object.entries(everyday))(
  "everyday words of %s are found as they are written",
  async (lang, { text, also }) => {
    const body = `<main data-pagefind-body=""><h1>1</h1><p>${text}</p></main>`;
    const { ofText } = hiddenWordsOf(body);
    const words = `<meta name="words" content="${ofText.join(" ")}" data-pagefind-meta="words[content]">`;
    writeFileSync(
      path.join(folder, "page.html"),
      `<html lang="${lang}"><head>${words}</head><body>${body}</body></html>`,
    );
    const index = path.join(folder, "index");
    for (const file of await makeIndex(folder, leftOut)) writeContentTree(index, { [file.path]: file.content });
    const written = new Set(text.match(/[\p{L}\p{M}\p{N}]{2,}/gu));
    expect(written.size).toBeGreaterThanOrEqual(50);
    const queries = [...written, ...[...written].map((word) => word.toUpperCase()), ...also];
    const answers = searchedFiles(index, queries);
    expect(queries.filter((_, at) => answers[at]?.length === 0)).toEqual([]);
  },
);
