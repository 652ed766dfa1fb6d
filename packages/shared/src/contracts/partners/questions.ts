import { z } from "zod";
import {
  MAX_ANSWER_CHANGES,
  MAX_TEST_QUESTIONS,
  TEST_QUESTION_MAX_LENGTH,
  TEST_RUN_CAUSES,
} from "../../domain/partners";
import { languageSchema } from "../language";
import { operation, READ_LIMIT, UPLOAD_LIMIT, WRITE_LIMIT } from "../operation";
import { lineText } from "../text";
import { PARTNER_EXAMPLE, partnerChoice } from "./workspaces";

export const testAnswerSchema = z.object({
  text: z.string(),
  outcome: z.enum(["answered", "asked_back", "unknown", "off_topic"]),
  sources: z.array(z.string()).describe("Titles of what the answer cites"),
});
export type TestAnswer = z.infer<typeof testAnswerSchema>;

export const answerChangeSchema = z.object({
  at: z.iso.datetime(),
  cause: z
    .enum(TEST_RUN_CAUSES)
    .describe("Why it was answered again: the workspace changed, the assistant changed, or someone asked for it"),
  before: testAnswerSchema,
  after: testAnswerSchema,
});
export type AnswerChange = z.infer<typeof answerChangeSchema>;

export const testQuestionSchema = z.object({
  id: z.string(),
  language: languageSchema,
  question: z.string(),
  answer: testAnswerSchema.nullable().describe("Of the newest run; null before the first"),
  changes: z.array(answerChangeSchema).max(MAX_ANSWER_CHANGES).describe("Of its answer, the newest first"),
  ranAt: z.iso.datetime().nullable(),
});
export type TestQuestion = z.infer<typeof testQuestionSchema>;

export const listTestQuestions = operation({
  id: "partners.listQuestions",
  method: "GET",
  path: "/api/partners/{partner_id}/questions",
  access: "user",
  keyScope: "partners",
  summary: "List test questions",
  description: "With their newest answers, and what changed.",
  input: partnerChoice,
  output: z.array(testQuestionSchema),
  limit: READ_LIMIT,
  example: PARTNER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const setTestQuestions = operation({
  id: "partners.setQuestions",
  method: "PUT",
  path: "/api/partners/{partner_id}/questions",
  access: "user",
  keyScope: "partners",
  idempotency: "natural",
  summary: "Set the test questions",
  description:
    "Those that stay keep their answers. They are answered again after each change of an article, of a rate plan, of the settings or of the assistant itself.",
  input: partnerChoice.extend({
    questions: z
      .array(
        z.object({
          language: languageSchema,
          question: lineText().pipe(z.string().trim().min(1, "Write a question.").max(TEST_QUESTION_MAX_LENGTH)),
        }),
      )
      .max(MAX_TEST_QUESTIONS),
  }),
  output: z.array(testQuestionSchema),
  limit: WRITE_LIMIT,
  example: { ...PARTNER_EXAMPLE, questions: [{ language: "en", question: "How do I start service?" }] },
  errors: ["not_signed_in", "not_found"],
});

export const runTestQuestions = operation({
  id: "partners.runQuestions",
  method: "POST",
  path: "/api/partners/{partner_id}/questions/run",
  access: "user",
  keyScope: "partners",
  idempotency: "none",
  idempotencyReason: "Each call answers the questions with what the assistant knows now.",
  summary: "Run the test questions",
  description: "Answers them now, as for an anonymous visitor of the partner's page.",
  input: partnerChoice,
  output: z.array(testQuestionSchema),
  limit: UPLOAD_LIMIT,
  example: PARTNER_EXAMPLE,
  errors: ["not_signed_in", "not_found"],
});

export const PARTNER_QUESTION_OPERATIONS = [listTestQuestions, setTestQuestions, runTestQuestions];
