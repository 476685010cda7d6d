// A plugin of oxlint, in JavaScript because npm may run oxlint on a Node that cannot read TypeScript.

/** Words that begin a comment whose subject comes late or not at all. */
const RIDDLE = /^[\s*]*(?:Of|That|Those|What|Whatever|Who|Whoever|Whom|Whose)\b/;

/** @type {{ meta: { name: string }, rules: Record<string, unknown> }} */
const plugin = {
  meta: { name: "comments" },
  rules: {
    "subject-first": {
      /**
       * @param {{
       *   sourceCode: { getAllComments: () => Array<{ value: string }> },
       *   report: (found: object) => void,
       * }} context
       */
      create: (context) => ({
        Program() {
          for (const comment of context.sourceCode.getAllComments())
            if (RIDDLE.test(comment.value))
              context.report({ node: comment, message: "Begin this comment with its subject: docs/glossary.md." });
        },
      }),
    },
  },
};

export default plugin;
