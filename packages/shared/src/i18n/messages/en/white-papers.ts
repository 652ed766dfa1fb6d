/** The page of white papers. The papers themselves are content. */
export const whitePapers = {
  "whitePapers.title": "White papers",
  "whitePapers.intro":
    "How our methods work and how they did on public data: what they achieve, where they fail, and how to reproduce every figure. Free to read, without a form.",
  "whitePapers.search": "Search white papers",
  "whitePapers.search.placeholder": "Search white papers, authors, or topics...",
  "whitePapers.categories": "Categories",
  "whitePapers.category.Technology": "Technology",
  "whitePapers.category.Market Analysis": "Market Analysis",
  "whitePapers.category.Case Studies": "Case Studies",
  "whitePapers.category.Privacy & Security": "Privacy & Security",
  "whitePapers.category.Blockchain": "Blockchain",
  "whitePapers.shown": "{shown} of {total} papers",
  "whitePapers.none": "No paper matches. Try another word or category.",

  "whitePapers.authors": "Authors",
  "whitePapers.published": "Published",
  "whitePapers.pages": "Pages",
  "whitePapers.downloads": "Downloads",
  "whitePapers.download": "Download PDF",
  "whitePapers.cite": "Cite Paper",
  "whitePapers.cite.title": "Cite this paper",
  "whitePapers.cite.text": "A BibTeX entry for your reference manager.",
  "whitePapers.cite.copy": "Copy BibTeX",
  "whitePapers.share": "Share",
  "whitePapers.linkCopied": "Link copied to clipboard!",
  "whitePapers.findings": "Key findings",
  "whitePapers.abstract": "Abstract",
  "whitePapers.figure.case": "Case",
  "whitePapers.tags": "Tags",

  "whitePapers.stats.label": "Publications in figures",
  "whitePapers.stats.publications": "Total Publications",
  "whitePapers.stats.downloads": "Total Downloads",
  "whitePapers.stats.partners": "Research Partners",
  "whitePapers.stats.citations": "Citations",
  "whitePapers.stats.note":
    "These four figures are the company's own statements. The downloads beside each paper are counted on this site.",

  "whitePapers.newsletter.title": "Stay Updated",
  "whitePapers.newsletter.text": "Get an email when we publish a new paper.",
  "whitePapers.newsletter.placeholder": "Enter your email address",
} as const;
