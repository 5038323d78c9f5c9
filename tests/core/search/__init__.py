"""Tests of determinized states and of the contest between options."""
