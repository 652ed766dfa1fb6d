import { getBlogPost, listBlogPosts } from "@wattleaf/shared/contracts/blog";
import { defineApi, implement } from "../../http/implement";
import * as blog from "./service";

export const blogApi = defineApi({
  list: implement(listBlogPosts, blog.listPosts),
  get: implement(getBlogPost, blog.getPost),
});
